import { beforeAll, describe, expect, it } from 'vitest';
import { RenderBlocks } from '../rendering/RenderBlocks.tsx';
import { forbiddenAttributes } from '../testing/forbidden-attributes.ts';
import { readHtml } from '../testing/read-html.ts';
import { renderOnPage } from '../testing/test-page.tsx';
import { components } from './components.generated.ts';
import { completeWithoutFields, examples } from './examples.generated.ts';
import { isSectionName, preloadSections } from './preload-sections.ts';

const names = Object.keys(components).filter(isSectionName);

beforeAll(() => preloadSections(names));

describe.each(names)('%s', (name) => {
  const block = examples[name];

  it('says in draft what it lacks or shows itself, and never throws', () => {
    const html = renderOnPage(<RenderBlocks blocks={[block]} />, { draft: true });
    expect(html).not.toContain('could not be shown');
    const { container } = readHtml(html);
    expect(container.textContent !== '' || container.querySelector('[aria-hidden]') !== null).toBe(true);
  });

  it('follows the page’s Content-Security-Policy: no style attribute, no event attribute, no script', () => {
    const { container } = readHtml(renderOnPage(<RenderBlocks blocks={[block]} />));
    expect(forbiddenAttributes(container)).toEqual([]);
    expect(container.querySelector('script')).toBeNull();
  });

  it('shows nothing in public when it is empty', () => {
    const empty = { _uid: 'empty', component: name };
    const { container } = readHtml(renderOnPage(<RenderBlocks blocks={[empty]} />));
    const shown = [...container.querySelectorAll('a, button, input, img, picture, video, iframe, svg')];
    const showsSomething = shown.length > 0 || container.textContent.trim() !== '';
    expect(showsSomething).toBe(completeWithoutFields.includes(name));
  });
});
