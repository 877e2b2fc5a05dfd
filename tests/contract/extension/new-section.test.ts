import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A section as docs/architecture.md says: one folder, then `npm run generate`. */
const postcard = {
  'section.ts': `import { defineSection } from '../../contract/define-section.ts';
import { postcardExample } from './example.ts';
import { postcardStories } from './Postcard.stories.ts';
import { resolvePostcard } from './resolve.server.ts';
import { postcard } from './schema.ts';

export const postcardSection = defineSection({
  schema: postcard,
  example: postcardExample,
  stories: postcardStories,
  resolve: resolvePostcard,
  component: () => import('./Postcard.tsx').then((module) => module.Postcard),
  hydrate: 'load',
  allowedIn: ['page'],
});
`,
  'schema.ts': `import { defineBlock, defineField } from '@storyblok/schema';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const postcard = defineBlock({
  name: 'postcard',
  fields: [defineField('message', { type: 'text', required: true }), ...sectionFields],
});
`,
  'example.ts': `import type { Blocks } from '../../registry/schemas.ts';

export const postcardExample: Blocks['postcard'] = {
  _uid: 'example-postcard',
  component: 'postcard',
  message: 'Wish you were here',
};
`,
  'Postcard.stories.ts': `import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { postcardExample } from './example.ts';

export const postcardStories: CatalogueStories<'postcard'> = { written: { block: postcardExample } };
`,
  'resolve.server.ts': `import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';

export async function resolvePostcard(_block: Blocks['postcard'], { market }: ResolveContext) {
  return { stamp: market.country };
}
`,
  'Postcard.tsx': `import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';

export function Postcard({ block }: BlockProps<'postcard'>) {
  const data = useSectionData(block);
  return <p className="postcard">{block.message}, by post from {data?.stamp}</p>;
}
`,
};

const page = `import { story } from './story-fields.ts';

export const postcardPage = story('ash-mail/postcards', 'Postcards', {
  component: 'page',
  title: 'Postcards',
  body: [{ component: 'postcard', message: 'The lift works' }],
});
`;

let copy: ProjectCopy;
let address: string;

beforeAll(async () => {
  copy = copyProject();
  for (const [file, text] of Object.entries(postcard)) copy.write(`src/blocks/sections/postcard/${file}`, text);
  copy.delete('src/blocks/sections/divider');
  copy.run('src/cli/generate.ts');
  copy.write('content/postcard-page.ts', page);
  const seed = copy.read('content/seed.ts');
  const seedWithPage = seed.replace('const stories = [', 'const stories = [postcardPage, ');
  copy.write('content/seed.ts', `import { postcardPage } from './postcard-page.ts';\n${seedWithPage}`);
  address = await copy.serve();
}, 120_000);

afterAll(() => copy.remove());

const parser = new new Window().DOMParser();

async function read(path: string) {
  const response = await fetch(address + path);
  return { status: response.status, document: parser.parseFromString(await response.text(), 'text/html') };
}

test('a page shows a section that was added by one folder, with what it fetched', { timeout: 120_000 }, async () => {
  const { status, document } = await read('/ash-mail/postcards');
  expect(status).toBe(200);
  expect(document.querySelector('p.postcard')?.textContent).toBe('The lift works, by post from US');
});

test('the component catalogue shows it', async () => {
  const list = (await read('/catalogue')).document;
  expect(list.querySelector('a[href="/catalogue/postcard"]')).not.toBeNull();
  const { status, document } = await read('/catalogue/postcard');
  expect(status).toBe(200);
  expect(document.querySelector('p.postcard')?.textContent).toBe('Wish you were here, by post from US');
});

test('a section whose folder was deleted is gone, and nothing else', async () => {
  expect((await read('/catalogue/divider')).status).toBe(404);
  expect((await read('/catalogue/spacer')).status).toBe(200);
});
