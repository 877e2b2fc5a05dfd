import { describe, expect, it } from 'vitest';
import { emailLink, newTabLink } from '../../examples/example-link.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
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

const headlines = (html: string) => [...html.matchAll(/<h4[^>]*><a [^>]*>(\w+)/g)].map(([, headline]) => headline);

describe('PressGrid', () => {
  it('goes from the newest to the oldest, by years', () => {
    const html = render('/press?page=2');
    expect(headlines(html)).toEqual(['new', 'middle', 'old']);
    expect([...html.matchAll(/<h3[^>]*>(\d+)/g)].map(([, year]) => year)).toEqual(['2026', '2025', '2024']);
    expect(html).toContain('9 February');
  });

  it('shows a page, and the next one by a link', () => {
    expect(headlines(render())).toEqual(['new', 'middle']);
    expect(render()).toMatch(/href="\/press\?page=2&amp;list=press_grid"[^>]*>Show 1 more/);
    expect(render('/press?page=2')).not.toContain('more</a>');
  });

  it('leads to the publication in a new tab, else to its own page', () => {
    const html = render();
    expect(html).toContain('href="/press/new"');
    expect(html).toMatch(
      /href="https:\/\/paper\.example\/a" target="_blank" rel="noopener"|rel="noopener"[^>]*target="_blank"|target="_blank"[^>]*rel="noopener"/,
    );
    expect(html).toContain('(opens in a new tab)');
  });

  it('names the kind of the kit and the address to write to', () => {
    const html = render('/press', {
      contact: emailLink('press@ash.example'),
      kit: { fieldtype: 'asset', id: 1, alt: null, filename: '/f/1/x/kit.zip', meta_data: { size: 2_400_000 } },
    });
    expect(html).toContain('>press@ash.example</a>');
    expect(html).toContain('Press kit (ZIP, 2.4 MB)');
  });
});
