import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { HotelsNav } from './HotelsNav.tsx';

const hotel = (slug: string, content: Partial<ContentType<'hotel'>> = {}) =>
  storyOf<'hotel'>(`hotels/${slug}`, { component: 'hotel', name: slug, locality: 'Detroit', region: 'MI', ...content });
const hotels = [
  hotel('the-siren'),
  hotel('ulysses', { status: 'coming_soon' }),
  hotel('the-dean'),
  hotel('gone', { status: 'closed' }),
];
const block: Blocks['hotels_nav'] = { _uid: 'nav', component: 'hotels_nav', hotels };

const render = (path: string, extra: Partial<Blocks['hotels_nav']> = {}) =>
  renderOnPage(<HotelsNav block={{ ...block, ...extra }} />, { path });

const hrefs = (html: string) =>
  readHtml(html)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('HotelsNav', () => {
  it('lists the hotels that have a page, with city and status, and never a redirected one', () => {
    const html = render('/');
    const { getByRole } = readHtml(html);
    const nav = getByRole('navigation', { name: 'Hotels' });
    expect(nav.classList).toContain('bar');
    expect(hrefs(html)).toEqual(['/hotels/the-siren', '/hotels/ulysses']);
    expect(html).toContain('Detroit, MI, Coming soon');
  });

  it('leaves out what is not open yet where the editor says so', () => {
    expect(hrefs(render('/', { show_coming_soon: false }))).toEqual(['/hotels/the-siren']);
  });

  it('marks the hotel in view, on its inner pages too', () => {
    const marked = (path: string) =>
      readHtml(render(path))
        .queryAllByRole('link', { current: 'page' })
        .map((link) => link.getAttribute('href'));
    expect(marked('/hotels/the-siren/rooms/tower')).toEqual(['/hotels/the-siren']);
    expect(readHtml(render('/press')).container.querySelector('[aria-current]')).toBeNull();
  });

  it('can be drawn as a map, beside the list', async () => {
    const { HotelsMap } = await import('./HotelsMap.tsx');
    const html = renderOnPage(
      <HotelsMap
        places={[
          { key: 'a', name: 'Detroit house', lat: 42.3, lng: -83 },
          { key: 'b', name: 'Gulf house', lat: 29.9, lng: -90 },
        ]}
      />,
    );
    const { container } = readHtml(html);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    const [north, south] = [...container.querySelectorAll('circle')].map((dot) => ({
      x: Number(dot.getAttribute('cx')),
      y: Number(dot.getAttribute('cy')),
    }));
    expect(south).toBeDefined();
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBeGreaterThan(south?.x ?? 0);
  });

  it('can be a list of panels under its label, each in the theme of its hotel', () => {
    const themed = hotel('ulysses', { theme_key: 'ulysses' });
    const { getAllByRole } = readHtml(
      render('/', { style: 'list', label: 'The houses', hotels: [themed, hotel('plain')] }),
    );
    const [title, ...names] = getAllByRole('heading');
    expect([title?.tagName, title?.textContent]).toEqual(['H2', 'The houses']);
    expect(names.map(({ tagName }) => tagName)).toEqual(['H3', 'H3']);
    expect(getAllByRole('listitem').map((item) => item.getAttribute('data-theme'))).toEqual(['ulysses', null]);
  });
});
