import { describe, expect, it } from 'vitest';
import type { Market } from '#protocol/shopify/market.ts';
import type { AnyStory } from '../../component-catalogue/catalogue-story.ts';
import { siren } from '../../examples/example-hotels.ts';
import { exampleProducts } from '../../examples/example-products.ts';
import { exampleContent, exampleShop } from '../../examples/example-reads.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirsNavExample } from './example.ts';
import { resolveSouvenirsNav } from './resolve.server.ts';
import { SouvenirsNav } from './SouvenirsNav.tsx';

const market: Market = { country: 'US', language: 'EN' };

/** Reads of the example products, which come from The Siren, and of these hotels. */
function readers(...hotels: AnyStory[]) {
  const content = exampleContent(new Map(hotels.map((hotel) => [hotel.uuid, hotel])), {});
  const products = exampleProducts.map((product) => ({ ...product, tags: ['the-siren'] }));
  return { commerce: exampleShop(products), content, market, version: 'published' as const };
}

async function render(path: string, fields: Partial<Blocks['souvenirs_nav']> = {}, reads = readers()): Promise<string> {
  const block = { ...souvenirsNavExample, ...fields };
  const data = { [block._uid]: await resolveSouvenirsNav(block, reads) };
  return renderOnPage(<SouvenirsNav block={block} />, { path, data });
}

describe('SouvenirsNav', () => {
  it('links to every collection and says how many products it has', async () => {
    const html = await render('/souvenirs');
    expect(html).toMatch(/href="\/collections\/brass"[^>]*>Brass <span[^>]*>4<\/span>/);
    expect(html).toMatch(/aria-current="page"[^>]*>Everything/);
    expect(await render('/collections/brass')).toMatch(/aria-current="page"[^>]*>Brass/);
  });

  it('keeps the filters from collection to collection, and counts the remaining products', async () => {
    const html = await render('/souvenirs?sort=price-low&in_stock=1');
    expect(html).toMatch(/href="\/collections\/brass\?sort=price-low&amp;in_stock=1"[^>]*>Brass <span[^>]*>3<\/span>/);
    expect(html).toContain('<option value="price-low" selected="">');
    expect(html).toContain('3 things');
    expect(html).toContain('Clear filters');
  });

  it('is a form of this page, with a button where no script sends it', async () => {
    const html = await render('/souvenirs');
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<noscript><button type="submit"[^>]*>Apply<\/button><\/noscript>/);
    expect(await render('/souvenirs', { sort_enabled: false })).not.toContain('<form');
  });

  it('offers the hotels that products come from, by the names of their stories', async () => {
    const html = await render('/souvenirs', {}, readers(siren));
    expect(html).toContain('<option value="the-siren">The Siren</option>');
    expect(await render('/souvenirs')).not.toContain('The Siren');
  });

  it('links to the cart, unless the editor hides it', async () => {
    expect(await render('/souvenirs')).toContain('href="/cart"');
    expect(await render('/souvenirs', { show_cart: false })).not.toContain('href="/cart"');
  });

  it('shows the collections chosen, without those that are gone', async () => {
    const html = await render('/souvenirs', { collections: ['none', 'brass'], show_all: false });
    expect(html.match(/href="\/collections\//g)).toHaveLength(1);
    expect(html).not.toContain('Everything');
  });
});
