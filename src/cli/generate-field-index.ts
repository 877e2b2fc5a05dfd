import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Block } from '@storyblok/schema';
import { schema } from '#blocks/registry/schemas.ts';
import { contentSeed } from '#content/seed.ts';
import { formFields } from '#content-types/fields/form-fields.ts';
import { layoutFields, seoFields } from '#content-types/fields/page-fields.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { type Import, readImports } from './checks/read-imports.ts';
import { demonstrationValues, settingFiles } from './field-index/demonstration-values.ts';
import { fieldReaders } from './field-index/field-readers.ts';
import { fieldRow, tableHead } from './field-index/field-row.ts';

/**
 * The index of all fields of content in `docs/files/`: what each field takes, whether the demonstration sets it and in
 * which file, and which files read it. A page for the content types and the blocks they hold, one for the sections.
 */

/** Of which day the demonstration is read; the pages show no dates. */
const today = new Date('2026-06-15T12:00:00Z');

type Fields = readonly Block['fields'][number][];

/** Fields that many blocks carry: listed once. */
const shared: { title: string; file: string; fields: Fields }[] = [
  { title: 'Every section', file: 'src/content-types/fields/section-fields.ts', fields: sectionFields },
  { title: 'Every form', file: 'src/content-types/fields/form-fields.ts', fields: formFields },
  { title: 'Every page: search engines', file: 'src/content-types/fields/page-fields.ts', fields: seoFields },
  { title: 'Every page: its look', file: 'src/content-types/fields/page-fields.ts', fields: layoutFields },
];

/** The pages by their paths, relative to `project`. Throws where the types of the site's pages cannot be read. */
export function generateFieldIndex(project: string): Map<string, string> {
  const blocks: Block[] = Object.values(schema.blocks);
  const imports = readImports(project);
  const schemaFiles = filesOfSchemas(project, [...imports.keys()]);
  const names = new Map(blocks.map(({ name, fields }) => [name, new Set(fields.map((field) => field.name))]));
  const readers = fieldReaders(project, join(project, 'tsconfig.web.json'), names);
  const uses = demonstrationValues(contentSeed(today).stories);
  const files = settingFiles(project, contentImports(imports));

  const row = (carriers: readonly Block[], field: Fields[number]) => {
    const keys = carriers.map(({ name }) => `${name}.${field.name}`);
    const set = carriers.filter(({ name }) => uses.fields.has(`${name}.${field.name}`));
    return fieldRow(field, {
      uses: keys.flatMap((key) => uses.fields.get(key) ?? []),
      blocks: carriers.reduce((sum, { name }) => sum + (uses.blocks.get(name) ?? 0), 0),
      files: [...new Set(set.flatMap(({ name }) => files(name, field.name)))].sort(),
      readers: [...new Set(keys.flatMap((key) => readers.get(key) ?? []))].sort(),
    });
  };
  const table = (title: string, file: string, rows: string[], note = '') =>
    `## ${title}\n\n\`${file}\`${note}\n\n${tableHead}\n${rows.join('\n')}\n`;
  const own = (block: Block) => {
    const groups = shared.filter((group) => carries(block, group.fields));
    const isShared = (name: string) => groups.some((group) => group.fields.some((field) => field.name === name));
    const fields = block.fields.filter(({ name }) => !isShared(name));
    const file = schemaFiles.get(block.name) ?? '';
    return table(
      block.name,
      file,
      fields.map((field) => row([block], field)),
      inBrowser(project, file),
    );
  };
  const carried = ({ title, file, fields }: (typeof shared)[number]) => {
    const carriers = blocks.filter((block) => carries(block, fields));
    return table(
      title,
      file,
      fields.map((field) => row(carriers, field)),
    );
  };
  const isSection = ({ name }: Block) => !schemaFiles.get(name)?.startsWith('src/content-types/');
  const page = (title: string, groups: typeof shared, its: Block[]) =>
    `# ${title}\n\n${introduction}\n\n${[...groups.map(carried), ...its.map(own)].join('\n')}`;
  const [everySection, everyForm, ...everyPage] = shared;
  return new Map([
    [
      'docs/files/fields-of-content-types.md',
      page(
        'Fields of content types',
        everyPage,
        blocks.filter((block) => !isSection(block)),
      ),
    ],
    [
      'docs/files/fields-of-sections.md',
      page(
        'Fields of sections',
        [everySection, everyForm].flatMap((group) => group ?? []),
        blocks.filter(isSection),
      ),
    ],
  ]);
}

const introduction = `Written by \`npm run generate\`. Do not edit: change the schema, the content or the code.

'Set' says in how many of the demonstration's blocks of this kind the field has a value, with the values where they are
numbers, choices or switches, and the files of \`content/\` that write it. 'Read by' names the files that take it from the
content, by the types of TypeScript; what such a file hands on is not followed. 'nowhere' is meant: no page shows it. 'In the
browser' says when a section is hydrated, and with how much of its content. Commands are left out:
\`src/cli/content-report.ts\` (\`npm run content:check\`) checks the fields of any story.`;

const hydrationWords: Record<string, string> = {
  load: 'with the page',
  visible: 'once it is near the window',
  never: 'HTML alone',
};

/** When the browser has a section, and how much of it; read from the `section.ts` beside its schema. */
function inBrowser(project: string, schemaFile: string): string {
  if (!schemaFile.endsWith('/schema.ts')) return '';
  const file = posix.join(posix.dirname(schemaFile), 'section.ts');
  const definition = readFileSync(join(project, file), 'utf8');
  const [, hydrate = ''] = /hydrate: '(\w+)'/.exec(definition) ?? [];
  const words = hydrationWords[hydrate] ?? hydrate;
  const cut = definition.includes('browserData')
    ? `, of it what \`${posix.join(posix.dirname(schemaFile), 'browser-data.server.ts')}\` leaves`
    : '';
  return `. In the browser: ${words}${cut} (\`hydrate: '${hydrate}'\` in \`${file}\`)`;
}

/** Whether a block has all fields of a group. */
const carries = (block: Block, group: Fields) =>
  group.every(({ name }) => block.fields.some((field) => field.name === name));

/** Which file declares a block, by the block's name. */
function filesOfSchemas(project: string, files: readonly string[]): Map<string, string> {
  return new Map(
    files
      .filter((file) => /^content-types\/|\/schema\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(project, 'src', file), 'utf8').matchAll(/defineBlock\(\{\s*name: '(\w+)'/g)].map(
          ([, name = '']): [string, string] => [name, `src/${file}`],
        ),
      ),
  );
}

/** What each file of the demonstration imports of it, with paths relative to the project. */
function contentImports(imports: ReadonlyMap<string, readonly Import[]>): Map<string, string[]> {
  const bare = (path: string) => path.replace(/^\.\.\//, '');
  const ofContent = [...imports].filter(([file]) => file.startsWith('../content/') && !file.includes('.generated.'));
  return new Map(
    ofContent.map(([file, its]) => [
      bare(file),
      its.flatMap(({ path }) => (path.startsWith('../content/') ? [bare(path)] : [])),
    ]),
  );
}
