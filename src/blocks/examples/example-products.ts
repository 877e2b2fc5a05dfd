import type { NamedProduct } from '../products/named-product.ts';
import type { ProductCardData } from '../products/product-card-data.ts';

type Fields = {
  price?: string;
  highest?: string;
  before?: string;
  stock?: number;
  colours?: [name: string, color: string][];
  variants?: number;
};

/** A product as the shop gives it to a card. */
export function exampleProduct(handle: string, title: string, fields: Fields = {}): ProductCardData {
  const { price = '18.0', highest = price, before = '0.0', stock = 40, colours = [], variants = 1 } = fields;
  const money = (amount: string) => ({ amount, currencyCode: 'USD' as const });
  const picture = (name: string) => ({
    id: name,
    url: `/f/1001/1600x1600/0000000000/${name}.png`,
    altText: title,
    width: 1600,
    height: 1600,
  });
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title,
    vendor: 'ash',
    productType: 'Souvenir',
    tags: [],
    availableForSale: stock > 0,
    totalInventory: stock,
    variantsCount: { count: variants },
    priceRange: { minVariantPrice: money(price), maxVariantPrice: money(highest) },
    compareAtPriceRange: { maxVariantPrice: money(before) },
    images: { nodes: [picture(handle), picture(`${handle}-back`)] },
    options:
      colours.length === 0 ? [] : [{ id: `${handle}-colour`, name: 'Colour', optionValues: colours.map(colour) }],
    selectedOrFirstAvailableVariant: { id: `gid://shopify/ProductVariant/${handle}`, availableForSale: stock > 0 },
  };
}

function colour([name, color]: [string, string]) {
  return { id: name, name, swatch: { color } };
}

/** The same product as its own page reads it, with no variants unless they are given. */
export function exampleNamedProduct(card: ProductCardData, fields: Partial<NamedProduct> = {}): NamedProduct {
  return {
    ...card,
    description: '',
    descriptionHtml: '',
    createdAt: '2026-05-20T08:00:00Z',
    updatedAt: '2026-05-20T08:00:00Z',
    encodedVariantExistence: null,
    encodedVariantAvailability: null,
    seo: { title: null, description: null },
    options: card.options.map((option) => ({
      ...option,
      optionValues: option.optionValues.map((value) => ({ ...value, firstSelectableVariant: null })),
    })),
    selectedOrFirstAvailableVariant: card.selectedOrFirstAvailableVariant && {
      title: 'Default Title',
      sku: null,
      currentlyNotInStock: false,
      quantityAvailable: card.totalInventory,
      selectedOptions: [],
      price: card.priceRange.minVariantPrice,
      compareAtPrice: null,
      image: null,
      product: { handle: card.handle, title: card.title },
      ...card.selectedOrFirstAvailableVariant,
    },
    adjacentVariants: [],
    variants: { nodes: [] },
    collections: { nodes: [] },
    material: null,
    care: null,
    dimensions: null,
    ...fields,
  };
}

export const exampleProducts = [
  exampleProduct('brass-key-tag', 'Brass key tag'),
  exampleProduct('bath-towel', 'Bath towel', {
    price: '32.0',
    highest: '48.0',
    variants: 7,
    colours: [
      ['Blush', '#e3b7a8'],
      ['Oxblood', '#6b1f1f'],
      ['Mint', '#b5d3bd'],
      ['Ochre', '#c58a2c'],
      ['Plum', '#5b2a4b'],
      ['Moss', '#5d6b3c'],
      ['Navy', '#22304f'],
    ],
  }),
  exampleProduct('teaspoon', 'Teaspoon', { stock: 3, before: '24.0' }),
  exampleProduct('pillow', 'Pillow', { stock: 0 }),
];
