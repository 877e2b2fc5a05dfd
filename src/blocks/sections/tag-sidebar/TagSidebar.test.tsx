import { describe, expect, it } from 'vitest';
import { tagCounts } from '../../tags/tag-counts.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { tagSidebarExample as example } from './example.ts';
import { TagSidebar } from './TagSidebar.tsx';

const entry = (...tags: string[]) => ({ content: { tags } });
const entries = [entry('brass', 'night'), entry('brass'), entry('attic', 'brass', 'night'), entry()];

describe('tagCounts', () => {
  it('puts the most used first, and equals by name', () => {
    expect(tagCounts([...entries, entry('attic')])).toEqual([
      { tag: 'brass', count: 3 },
      { tag: 'attic', count: 2 },
      { tag: 'night', count: 2 },
    ]);
  });

  it('can go by name', () => {
    expect(tagCounts(entries, 'name').map(({ tag }) => tag)).toEqual(['attic', 'brass', 'night']);
  });
});

describe('TagSidebar', () => {
  const data = { [example._uid]: tagCounts(entries) };
  it('is a list at the end of the page in the server’s HTML, with counts', () => {
    const html = renderOnPage(<TagSidebar block={example} />, { data, path: '/mood' });
    const { getByRole, getAllByRole, queryByRole } = readHtml(html);
    expect(getByRole('navigation').contains(getByRole('heading', { level: 2, name: 'Tags' }))).toBe(true);
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mood/tagged/brass',
      '/mood/tagged/night',
      '/mood/tagged/attic',
    ]);
    expect(getAllByRole('listitem')[0]?.textContent).toContain('Brass3 pictures');
    expect(queryByRole('button', { hidden: true })).toBeNull();
  });

  it('marks the tag in view', () => {
    const html = renderOnPage(<TagSidebar block={example} />, { data, path: '/mood/tagged/night' });
    const current = readHtml(html).getByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/mood/tagged/night');
  });

  it('shows nothing where no picture has a tag, and says so to editors', () => {
    expect(renderOnPage(<TagSidebar block={example} />)).toBe('');
    expect(renderOnPage(<TagSidebar block={example} />, { draft: true })).toContain('No picture has a tag');
  });
});
