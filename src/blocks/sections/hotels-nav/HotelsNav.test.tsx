import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
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

describe('HotelsNav', () => {
  it('lists the hotels that have a page, with city and status, and never a redirected one', () => {
    const html = render('/');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/hotels/the-siren',
      '/hotels/ulysses',
    ]);
    expect(html).toContain('Detroit, MI, Coming soon');
    expect(html).toContain('<nav class="bar" aria-label="Hotels">');
  });

  it('leaves out what is not open yet where the editor says so', () => {
    expect(render('/', { show_coming_soon: false })).not.toContain('/hotels/ulysses');
  });

  it('marks the hotel in view, on its inner pages too', () => {
    expect(render('/hotels/the-siren/rooms/tower')).toMatch(
      /aria-current="page"[^>]*href="\/hotels\/the-siren"|href="\/hotels\/the-siren"[^>]*aria-current="page"/,
    );
    expect(render('/press')).not.toContain('aria-current');
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
    expect(html).toContain('aria-hidden="true"');
    const [north, south] = [...html.matchAll(/<circle[^>]*cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBeGreaterThan(south?.x ?? 0);
  });

  it('can be a list of large rows under its label', () => {
    expect(render('/', { style: 'list', label: 'The houses' })).toMatch(/<h2[^>]*>The houses<\/h2>.*<h3/s);
  });
});
