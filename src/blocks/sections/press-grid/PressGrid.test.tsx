import { describe, expect, it } from 'vitest';
import { emailLink, newTabLink } from '../../examples/example-link.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { PressGrid } from './PressGrid.tsx';

const block: Blocks['press_grid'] = { _uid: 'press', component: 'press_grid', heading: 'Press', page_size: '2' };
const item = (slug: string, date: string, content: Partial<ContentType<'press_item'>> = {}) =>
  storyOf<'press_item'>(`press/${slug}`, {
    component: 'press_item',
    headline: slug,
    publication: 'The Ledger',
    date,
    ...content,
  });

const items = [
  item('old', '2024-03-01 00:00'),
  item('new', '2026-02-09 00:00'),
  item('middle', '2025-11-30 00:00', { url: newTabLink('https://paper.example/a') }),
];

const render = (path = '/press', extra: Partial<Blocks['press_grid']> = {}) =>
  renderOnPage(<PressGrid block={{ ...block, ...extra }} />, { path, data: { press: items } });

const headings = (html: string, level: number) =>
  readHtml(html)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);

describe('PressGrid', () => {
  it('goes from the newest to the oldest, by years', () => {
    const html = render('/press?page=2');
    expect(headings(html, 4)).toEqual(['new', 'middle (opens in a new tab)', 'old']);
    expect(headings(html, 3)).toEqual(['2026', '2025', '2024']);
    expect(html).toContain('9 February');
  });

  it('shows a page, and the next one by a link', () => {
    expect(headings(render(), 4)).toEqual(['new', 'middle (opens in a new tab)']);
    const next = readHtml(render()).getByRole('link', { name: /^Show 1 more/ });
    expect(next.getAttribute('href')).toBe('/press?page=2&list=press_grid');
    expect(readHtml(render('/press?page=2')).queryByRole('link', { name: /more/ })).toBeNull();
  });

  it('leads to the publication in a new tab, else to its own page', () => {
    const { getByRole } = readHtml(render());
    expect(getByRole('link', { name: 'new' }).getAttribute('href')).toBe('/press/new');
    const publication = getByRole('link', { name: 'middle (opens in a new tab)' });
    expect(publication.getAttribute('href')).toBe('https://paper.example/a');
    expect(publication.getAttribute('target')).toBe('_blank');
    expect(publication.getAttribute('rel')).toBe('noopener');
  });

  it('names the kind of the kit and the address to write to', () => {
    const html = render('/press', {
      contact: emailLink('press@ash.example'),
      kit: { fieldtype: 'asset', id: 1, alt: null, filename: '/f/1/x/kit.zip', meta_data: { size: 2_400_000 } },
    });
    const { getByRole } = readHtml(html);
    expect(getByRole('link', { name: 'press@ash.example' }).getAttribute('href')).toBe('mailto:press@ash.example');
    expect(getByRole('link', { name: 'Press kit (ZIP, 2.4 MB)' }).getAttribute('href')).toContain('kit.zip');
  });
});
