import { describe, expect, it } from 'vitest';
import { ProductCard } from '../../products/ProductCard.tsx';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirsGridExample } from './example.ts';
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
  const grid = (path: string) =>
    renderOnPage(<SouvenirsGrid block={{ ...souvenirsGridExample, page_size: '5' }} />, {
      path,
      data: { [souvenirsGridExample._uid]: { title: 'Everything', products } },
    });
  const more = (path: string) =>
    readHtml(grid(path))
      .getByRole('link', { name: /^Show 1 more/ })
      .getAttribute('href');

  it('puts a tile at its place, in reading order', () => {
    const headings = readHtml(grid('/')).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Mug 0',
      'Mug 1',
      'Mug 2',
      'Mug 3',
      'The shop itself is in Detroit',
      'Mug 4',
    ]);
  });

  it('honours the order and the filter of its page, and keeps them from page to page', () => {
    expect(more('/souvenirs?sort=name&in_stock=1')).toBe('/souvenirs?sort=name&in_stock=1&page=2&list=souvenirs_grid');
    const some = [...products, { ...product, id: 'cheap', title: 'Pin', availableForSale: false }];
    const page = (path: string) =>
      renderOnPage(<SouvenirsGrid block={souvenirsGridExample} />, {
        path,
        data: { [souvenirsGridExample._uid]: { title: 'Everything', products: some } },
      });
    const pin = (path: string) => readHtml(page(path)).queryByRole('link', { name: /^Pin/ });
    expect(pin('/souvenirs?in_stock=1')).toBeNull();
    expect(page('/souvenirs?in_stock=1')).toContain('6 things');
    expect(pin('/souvenirs')).not.toBeNull();
  });

  it('offers to try again where the shop did not answer', () => {
    const html = renderOnPage(<SouvenirsGrid block={souvenirsGridExample} />, {
      path: '/souvenirs?sort=name',
      data: { [souvenirsGridExample._uid]: { title: 'Souvenirs', products: [], failed: true } },
    });
    expect(html).toContain('The shop is not answering just now.');
    expect(readHtml(html).getByRole('link', { name: /again/i }).getAttribute('href')).toBe('/souvenirs?sort=name');
  });

  it('pages by a link', () => {
    expect(more('/souvenirs')).toBe('/souvenirs?page=2&list=souvenirs_grid');
    readHtml(grid('/souvenirs?page=2')).getByRole('link', { name: /^Mug 5/ });
  });
});
