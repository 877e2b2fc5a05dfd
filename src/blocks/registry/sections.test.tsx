import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { RenderBlocks } from '../rendering/RenderBlocks.tsx';
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
    expect(html.replace(/<[^>]*>/g, '').length + html.split('aria-hidden').length).toBeGreaterThan(1);
  });

  it('follows the page’s Content-Security-Policy: no style attribute, no event attribute, no script', () => {
    const html = renderOnPage(<RenderBlocks blocks={[block]} />);
    expect(html).not.toMatch(/<[a-z][^>]* (style|on[a-z]+)="/);
    expect(html).not.toContain('<script');
  });

  it('shows nothing in public when it is empty', () => {
    const empty = { _uid: 'empty', component: name };
    const { document } = new Window();
    document.body.innerHTML = renderOnPage(<RenderBlocks blocks={[empty]} />);
    const shown = [...document.body.querySelectorAll('a, button, input, img, picture, video, iframe, svg')];
    const showsSomething = shown.length > 0 || document.body.textContent.trim() !== '';
    expect(showsSomething).toBe(completeWithoutFields.includes(name));
  });
});
