import type { ProductVariant, SouvenirProductData } from '../products/souvenir-product-data.ts';
import { exampleNamedProduct, exampleProduct, exampleProducts } from './example-products.ts';

const sizes = ['S', 'M', 'L'];
const colors: [string, string][] = [
  ['Oxblood', '#6b1f1f'],
  ['Moss', '#5d6b3c'],
];
const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });

/** Everything is made but L in moss; S in moss is sold out, and of M in oxblood there are two. */
const variants = colors.flatMap(([color], row) =>
  sizes.flatMap((size, column) => {
    if (color === 'Moss' && size === 'L') return [];
    const quantity = color === 'Moss' && size === 'S' ? 0 : color === 'Oxblood' && size === 'M' ? 2 : 30;
    return [variant(row * 10 + column + 1, color, size, quantity)];
  }),
);

function variant(number: number, color: string, size: string, quantity: number): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: `${color} / ${size}`,
    sku: `ROBE-${number}`,
    availableForSale: quantity > 0,
    currentlyNotInStock: false,
    quantityAvailable: quantity,
    selectedOptions: [
      { name: 'Color', value: color },
      { name: 'Size', value: size },
    ],
    price: usd('138.0'),
    compareAtPrice: null,
    image: null,
    product: { handle: 'bathrobe', title: 'Bathrobe' },
  };
}

const card = exampleProduct('bathrobe', 'Bathrobe', { price: '138.0', colours: colors, variants: variants.length });

/** A bathrobe in two colours and three sizes, with these chosen. */
export function exampleSouvenir(color: string, size: string): SouvenirProductData {
  const product = exampleNamedProduct(card, {
    description: 'The robe from the back of every bathroom door.\n\nIt weighs as much as a small cat.',
    options: [
      ...card.options,
      { id: 'size', name: 'Size', optionValues: sizes.map((name) => ({ id: name, name, swatch: null })) },
    ].map((option) => ({
      ...option,
      name: option.name === 'Colour' ? 'Color' : option.name,
      optionValues: option.optionValues.map((value) => ({ ...value, firstSelectableVariant: null })),
    })),
    variants: { nodes: variants },
    material: { value: 'Cotton terry' },
    dimensions: { value: 'Length 48 in (M)' },
    care: { value: 'Wash it alone the first time.' },
  });
  return {
    product,
    variants,
    chosen: { Color: color, Size: size },
    recommendations: exampleProducts.slice(0, 4),
  };
}
