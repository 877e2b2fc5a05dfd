import { variantNumber } from '#blocks/sections/souvenir-product/choose-variant.ts';
import type { ProductDetail } from '#clients/commerce/commerce-client.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';

type Variant = ProductDetail['variants']['nodes'][number];

/**
 * A product of the shop with one offer for each of its variants: price in the visitor's market, availability (in stock or
 * out of stock).
 */
export function product(detail: ProductDetail, publicUrl: string): Node {
  const url = `${publicUrl}/souvenirs/product/${detail.handle}`;
  const { nodes: variants } = detail.variants;
  const [only] = variants;
  return node({
    '@type': 'Product',
    '@id': `${url}#product`,
    name: detail.title,
    description: detail.description,
    url,
    image: pictures(
      detail.images.nodes.map((image) => ({ filename: image.url })),
      publicUrl,
    ),
    brand: detail.vendor ? { '@type': 'Brand', name: detail.vendor } : null,
    category: detail.productType,
    material: detail.material?.value,
    sku: variants.length === 1 ? only?.sku : null,
    offers: variants.map((variant) => offer(variant, variants.length > 1, url, publicUrl)),
  });
}

function offer(variant: Variant, isChoice: boolean, url: string, publicUrl: string): Node {
  return node({
    '@type': 'Offer',
    name: isChoice ? variant.title : null,
    sku: variant.sku,
    url: isChoice ? `${url}?variant=${variantNumber(variant.id)}` : url,
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    availability: `https://schema.org/${variant.availableForSale ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: publisher(publicUrl),
  });
}
