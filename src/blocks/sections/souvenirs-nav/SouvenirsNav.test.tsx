import { describe, expect, it } from 'vitest';
import type { Market } from '#protocol/shopify/market.ts';
import type { AnyStory } from '../../component-catalogue/catalogue-story.ts';
import { siren } from '../../examples/example-hotels.ts';
import { exampleProducts } from '../../examples/example-products.ts';
import { exampleContent, exampleShop } from '../../examples/example-reads.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
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
  const query = new URL(path, 'http://site.test').searchParams;
  const data = { [block._uid]: await resolveSouvenirsNav(block, { ...reads, query }) };
  return renderOnPage(<SouvenirsNav block={block} />, { path, data });
}

describe('SouvenirsNav', () => {
  it('links to every collection and says how many products it has', async () => {
    const { getByRole } = readHtml(await render('/souvenirs'));
    expect(getByRole('link', { name: /^Brass 4/ }).getAttribute('href')).toBe('/collections/brass');
    expect(getByRole('link', { current: 'page' }).textContent).toMatch(/^Everything/);
    const brass = readHtml(await render('/collections/brass'));
    expect(brass.getByRole('link', { current: 'page' }).textContent).toMatch(/^Brass/);
  });

  it('keeps the filters from collection to collection, and counts the remaining products', async () => {
    const html = await render('/souvenirs?sort=price-low&in_stock=1');
    const { getByRole } = readHtml(html);
    expect(getByRole('link', { name: /^Brass 3/ }).getAttribute('href')).toBe(
      '/collections/brass?sort=price-low&in_stock=1',
    );
    expect(getByRole('option', { name: /low/i, selected: true }).getAttribute('value')).toBe('price-low');
    expect(html).toContain('3 things');
    getByRole('link', { name: 'Clear filters' });
  });

  it('names what is chosen on what the fields stand behind where there is no room', async () => {
    const words = async (path: string) => readHtml(await render(path)).container.querySelector('summary')?.textContent;
    expect(await words('/souvenirs')).toBe('Sort and filter');
    expect(await words('/souvenirs?sort=price-low&in_stock=1')).toBe('Sort and filter: Lowest price, In stock');
  });

  it('is a form of this page, with a button where no script sends it', async () => {
    const { container } = readHtml(await render('/souvenirs'));
    expect(container.querySelector('form')?.getAttribute('method')).toBe('get');
    const apply = container.querySelector('noscript > button');
    expect(apply?.getAttribute('type')).toBe('submit');
    expect(apply?.textContent).toBe('Apply');
    const unsorted = readHtml(await render('/souvenirs', { sort_enabled: false }));
    expect(unsorted.container.querySelector('form')).toBeNull();
  });

  it('offers the hotels that products come from, by the names of their stories', async () => {
    const html = await render('/souvenirs', {}, readers(siren));
    expect(readHtml(html).getByRole('option', { name: 'The Siren' }).getAttribute('value')).toBe('the-siren');
    expect(await render('/souvenirs')).not.toContain('The Siren');
  });

  it('links to the cart, unless the editor hides it', async () => {
    const shown = readHtml(await render('/souvenirs'));
    expect(shown.getByRole('link', { name: /cart/i }).getAttribute('href')).toBe('/cart');
    const { container } = readHtml(await render('/souvenirs', { show_cart: false }));
    expect(container.querySelector('[href="/cart"]')).toBeNull();
  });

  it('shows the collections chosen, without those that are gone', async () => {
    const html = await render('/souvenirs', { collections: ['none', 'brass'], show_all: false });
    const links = readHtml(html).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/collections/'))).toEqual([
      '/collections/brass',
    ]);
    expect(html).not.toContain('Everything');
  });
});
