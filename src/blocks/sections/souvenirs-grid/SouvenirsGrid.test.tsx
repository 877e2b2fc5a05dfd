import { describe, expect, it } from 'vitest';
import type { CommerceReader, ProductListQuery } from '../../contract/resolve-context.ts';
import { exampleShop } from '../../examples/example-reads.ts';
import { ProductCard } from '../../products/ProductCard.tsx';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirsGridExample } from './example.ts';
import { resolveSouvenirsGrid } from './resolve.server.ts';
import { SouvenirsGrid } from './SouvenirsGrid.tsx';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });
const product: ProductCardData = {
  id: 'gid://shopify/Product/1',
  handle: 'mug',
  title: 'Diner mug',
  vendor: 'Karl’s',
  productType: 'Mug',
  tags: [],
  availableForSale: true,
  totalInventory: 40,
  variantsCount: { count: 1 },
  priceRange: { minVariantPrice: usd('19.9'), maxVariantPrice: usd('19.9') },
  compareAtPriceRange: { maxVariantPrice: usd('0.0') },
  images: { nodes: [{ id: 'i', url: '/f/1001/1600x1600/a/mug.png', altText: 'A mug', width: 1600, height: 1600 }] },
  options: [],
  selectedOrFirstAvailableVariant: { id: 'gid://shopify/ProductVariant/1', availableForSale: true },
};

const card = (change: Partial<ProductCardData> = {}, quickAdd = true) =>
  renderOnPage(<ProductCard product={{ ...product, ...change }} sizes="30vw" quickAdd={quickAdd} />);

describe('ProductCard', () => {
  it('leads to the product, and says where there is something to choose', () => {
    expect(card()).toContain('Add to cart');
    expect(card({ variantsCount: { count: 3 } })).toContain('Choose options');
    expect(card({}, false)).not.toContain('Add to cart');
  });

  it('says in words what is gone or nearly gone', () => {
    expect(card({ availableForSale: false })).toContain('Sold out');
    expect(card({ availableForSale: false })).not.toContain('Add to cart');
    expect(card({ totalInventory: 3 })).toContain('Low stock');
    expect(card()).not.toContain('stock');
  });

  it('shows a range from its lowest price, and what the price was', () => {
    const html = card({
      priceRange: { minVariantPrice: usd('10.0'), maxVariantPrice: usd('30.0') },
      compareAtPriceRange: { maxVariantPrice: usd('40.0') },
    });
    const { container, getByText } = readHtml(html);
    expect(container.textContent).toContain('From $10.00');
    expect(getByText('$10.00').getAttribute('value')).toBe('10.0');
    expect(container.textContent).toContain('Was $40.00');
    expect(getByText('$40.00').getAttribute('value')).toBe('40.0');
  });

  it('shows five colours and how many more there are', () => {
    const optionValues = Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      name: `Colour ${index}`,
      swatch: { color: `#00000${index}` },
    }));
    const html = card({ options: [{ id: 'o', name: 'Colour', optionValues }] });
    const items = readHtml(html).getAllByRole('listitem');
    const colours = ['Colour 0', 'Colour 1', 'Colour 2', 'Colour 3', 'Colour 4'];
    expect(items.map((item) => item.textContent)).toEqual([...colours, '+2 more']);
  });
});

describe('SouvenirsGrid', () => {
  const products = Array.from({ length: 6 }, (_, index) => ({ ...product, id: `${index}`, title: `Mug ${index}` }));
  const grid = async (path: string, fields: Partial<Blocks['souvenirs_grid']> = {}, all = products) => {
    const block = { ...souvenirsGridExample, page_size: '5', ...fields };
    const query = new URL(path, 'http://site.test').searchParams;
    const data = await resolveSouvenirsGrid(block, { ...contentReadsOf({}), commerce: exampleShop(all), query });
    return renderOnPage(<SouvenirsGrid block={block} />, { path, data: { [block._uid]: data } });
  };
  const more = async (path: string) =>
    readHtml(await grid(path))
      .getByRole('link', { name: /^Show 1 more/ })
      .getAttribute('href');

  it('puts a tile at its place, in reading order', async () => {
    const headings = readHtml(await grid('/')).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Mug 0',
      'Mug 1',
      'Mug 2',
      'Mug 3',
      'The shop itself is in Detroit',
      'Mug 4',
    ]);
  });

  it('honours the order and the filter of its page, and keeps them from page to page', async () => {
    expect(await more('/souvenirs?sort=name&in_stock=1')).toBe('/souvenirs?sort=name&in_stock=1&page=2&list=grid');
    const some = [...products, { ...product, id: 'cheap', title: 'Pin', availableForSale: false }];
    const page = (path: string) => grid(path, { page_size: '24' }, some);
    const pin = async (path: string) => readHtml(await page(path)).queryByRole('link', { name: /^Pin/ });
    expect(await pin('/souvenirs?in_stock=1')).toBeNull();
    expect(await page('/souvenirs?in_stock=1')).toContain('6 things');
    expect(await pin('/souvenirs')).not.toBeNull();
    expect(await page('/souvenirs?kind=Hat')).toContain('Nothing on this shelf is like that.');
  });

  it('asks the shop for no more than it shows, and counts all there are', async () => {
    const asked: ProductListQuery[] = [];
    const shop = exampleShop(products);
    const commerce: CommerceReader = {
      ...shop,
      collection: (market, handle, query) => {
        asked.push(query);
        return shop.collection(market, handle, query);
      },
    };
    const block = { ...souvenirsGridExample, collection: 'brass', page_size: '2' };
    const query = new URLSearchParams('sort=price-low&page=2');
    const data = await resolveSouvenirsGrid(block, { ...contentReadsOf({}), commerce, query });
    expect(asked).toEqual([{ first: 4, sortKey: 'PRICE', reverse: false }]);
    expect([data?.products.length, data?.count, data?.rest]).toEqual([4, 6, null]);
    const many = await resolveSouvenirsGrid(block, {
      ...contentReadsOf({}),
      commerce,
      query: new URLSearchParams('page=99999'),
    });
    expect(asked.at(-1)?.first).toBe(250);
    expect(many?.rest).toBe('/collections/brass');
  });

  it('leads to the collection where it has shown all that a grid shows', () => {
    const block = { ...souvenirsGridExample, collection: 'brass' };
    const data = { title: 'Brass', products, count: 900, rest: '/collections/brass' };
    const html = renderOnPage(<SouvenirsGrid block={block} />, { path: '/souvenirs', data: { [block._uid]: data } });
    expect(readHtml(html).getByRole('link', { name: 'See all 900 things' }).getAttribute('href')).toBe(
      '/collections/brass',
    );
    expect(readHtml(html).queryByRole('link', { name: /^Show/ })).toBeNull();
  });

  it('offers to try again where the shop did not answer', () => {
    const html = renderOnPage(<SouvenirsGrid block={souvenirsGridExample} />, {
      path: '/souvenirs?sort=name',
      data: { [souvenirsGridExample._uid]: { title: 'Souvenirs', products: [], count: 0, rest: null, failed: true } },
    });
    expect(html).toContain('The shop is not answering just now.');
    expect(readHtml(html).getByRole('link', { name: /again/i }).getAttribute('href')).toBe('/souvenirs?sort=name');
  });

  it('pages by a link', async () => {
    expect(await more('/souvenirs')).toBe('/souvenirs?page=2&list=grid');
    readHtml(await grid('/souvenirs?page=2')).getByRole('link', { name: /^Mug 5/ });
  });
});
