import { beforeAll, describe, expect, it } from 'vitest';
import { exampleProducts } from '../../examples/example-products.ts';
import { exampleSouvenir } from '../../examples/example-souvenir.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirProductExample } from './example.ts';
import { WaitingForm } from './lazy-waiting-form.ts';
import { productData } from './resolve.server.ts';
import { SouvenirProduct } from './SouvenirProduct.tsx';

const render = (color: string, size: string) =>
  renderOnPage(<SouvenirProduct block={souvenirProductExample} />, {
    data: { [souvenirProductExample._uid]: exampleSouvenir(color, size) },
  });

beforeAll(async () => {
  await WaitingForm.preload();
});

describe('SouvenirProduct', () => {
  it('is a plain form that names its options, with a way to see the choice first', () => {
    const { container, getByRole } = readHtml(render('Oxblood', 'S'));
    const form = getByRole('form', { name: 'Buy' });
    expect(form.getAttribute('action')).toBe('/cart');
    expect(form.getAttribute('method')).toBe('post');
    const size = getByRole('radio', { name: 'S', checked: true });
    expect(size.getAttribute('name')).toBe('option:Size');
    expect(size.getAttribute('value')).toBe('S');
    const [first, show] = container.querySelectorAll('noscript button');
    // What Enter presses is not the button that shows the choice.
    expect(first?.hasAttribute('formaction')).toBe(false);
    expect(show?.getAttribute('formaction')).toBe('/souvenirs/product/bathrobe');
  });

  it('names each choice and what is chosen of it, and swatches by their colors', () => {
    const { getByRole } = readHtml(render('Oxblood', 'S'));
    getByRole('group', { name: 'Size: S' });
    getByRole('group', { name: 'Color: Oxblood' });
    for (const name of ['Oxblood', /^Moss/, 'S', 'M', 'L']) getByRole('radio', { name });
  });

  it('says what gift wrap costs where it is chosen, and nothing of it where the editor does not', () => {
    const data = { ...exampleSouvenir('Oxblood', 'S'), giftCost: 'no charge' };
    const html = renderOnPage(<SouvenirProduct block={souvenirProductExample} />, {
      data: { [souvenirProductExample._uid]: data },
    });
    readHtml(html).getByRole('checkbox', { name: /^It is a gift: wrap it, with string, no charge\./ });
    readHtml(render('Oxblood', 'S')).getByRole('checkbox', { name: /^It is a gift: wrap it, with string\./ });
  });

  it('says what is sold out, low or not made, and never hides it', () => {
    const soldOut = readHtml(render('Moss', 'S'));
    soldOut.getByText('Sold out. More are being made, slowly.');
    const waiting = soldOut.getByRole('form', { name: /^When Bathrobe/ });
    expect(waiting.querySelector('[name="product"]')?.getAttribute('value')).toBe('bathrobe?variant=11');
    expect(render('Oxblood', 'M')).toContain('Only 2 left.');
    const missing = render('Moss', 'L');
    expect(missing).toContain('Bathrobe is not made in color Moss and size L.');
    expect(readHtml(missing).getAllByRole('radio')).toHaveLength(5);
  });
});

describe('productData', () => {
  const { product } = exampleSouvenir('Oxblood', 'S');
  const recommendations = [...exampleProducts, ...exampleProducts];
  const chosen = (query: string) => productData({ product, recommendations }, new URLSearchParams(query))?.chosen;
  const [first] = product.variants.nodes;
  const withSelected = { ...product, selectedOrFirstAvailableVariant: first ?? null } as typeof product;

  it('chooses the variant of the address, else the first for sale', () => {
    expect(chosen('variant=12')).toEqual({ Color: 'Moss', Size: 'M' });
    expect(chosen('variant=nonsense')).toEqual({ Color: 'Oxblood', Size: 'S' });
  });

  it('takes options one by one, known ones alone, made or not', () => {
    const chosen = (query: string) =>
      productData({ product: withSelected, recommendations }, new URLSearchParams(query))?.chosen;
    expect(chosen('option:Color=Moss&option:Size=L')).toEqual({ Color: 'Moss', Size: 'L' });
    expect(chosen('option:Size=XXL&option:x=y')).toEqual({ Color: 'Oxblood', Size: 'S' });
  });

  it('has as many products that go with it as are shown', () => {
    const data = productData({ product, recommendations }, new URLSearchParams());
    expect(data?.recommendations).toHaveLength(4);
  });

  it('is nothing for a product without variants', () => {
    const none = { ...product, variants: { nodes: [] }, adjacentVariants: [], selectedOrFirstAvailableVariant: null };
    expect(productData({ product: none, recommendations }, new URLSearchParams())).toBeNull();
  });
});
