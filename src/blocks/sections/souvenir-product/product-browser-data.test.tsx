import { describe, expect, it } from 'vitest';
import { exampleProducts } from '../../examples/example-products.ts';
import { exampleSouvenir } from '../../examples/example-souvenir.ts';
import { htmlOnlyParts, needsScript } from '../../testing/html-only-parts.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirProductExample } from './example.ts';
import { goesWithIt } from './goes-with-it.ts';
import { carriedProduct, laterProductParts } from './product-browser-data.ts';
import { SouvenirProduct } from './SouvenirProduct.tsx';

type Parts = ReturnType<typeof carriedProduct>;
const render = ({ block, data }: Parts) =>
  renderOnPage(<SouvenirProduct block={block} />, { data: { [block._uid]: data } });

describe('carriedProduct', () => {
  const whole = { block: souvenirProductExample, data: exampleSouvenir('Oxblood', 'S') };

  it.each([
    ['for sale', 'Oxblood', 'S'],
    ['sold out', 'Moss', 'S'],
    ['not made', 'Moss', 'L'],
  ])('leaves choosing and buying as they are: %s', (_name, color, size) => {
    const data = exampleSouvenir(color, size);
    const parts = htmlOnlyParts(render(carriedProduct(whole.block, data)), render({ ...whole, data }));
    // The words about it, and what goes with it.
    expect(parts).toHaveLength(2);
    const [words = ''] = parts;
    expect(readHtml(words).container.querySelectorAll(needsScript)).toHaveLength(0);
  });

  it('carries no words about the product, and of a variant nothing twice', () => {
    const carried = JSON.stringify(carriedProduct(whole.block, whole.data));
    expect(carried).not.toContain(whole.data.product.description);
    expect(carried).not.toContain('adjacentVariants');
    expect(carried).not.toContain(whole.data.recommendations?.[0]?.title);
  });

  it('knows that nothing goes with it', () => {
    const data = { ...whole.data, recommendations: [] };
    expect(carriedProduct(whole.block, data).data.recommendations).toEqual([]);
  });
});

it('laterProductParts has what goes with it', () => {
  const { data: products } = laterProductParts([...exampleProducts, ...exampleProducts])[goesWithIt._uid] ?? {};
  expect(products).toMatchObject(exampleProducts.slice(0, 4).map(({ handle }) => ({ handle })));
});
