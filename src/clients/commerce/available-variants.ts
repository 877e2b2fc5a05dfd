import type { CommerceClient } from './commerce-client.ts';
import { variantStockQuery } from './operations/products.ts';
import { readOperation } from './read-operation.ts';

/** Most ids that the vendor takes in one question. */
const mostIds = 250;

/** Which of these variants, by their numbers, can be bought now. Throws CommerceError. */
export async function availableVariants({ send }: Pick<CommerceClient, 'send'>, numbers: readonly string[]) {
  const available: string[] = [];
  for (let first = 0; first < numbers.length; first += mostIds) {
    const asked = numbers.slice(first, first + mostIds);
    const ids = asked.map((number) => `gid://shopify/ProductVariant/${number}`);
    const { nodes } = await readOperation(send, variantStockQuery, { ids });
    nodes.forEach((node, index) => {
      const number = asked[index];
      if (number && node?.__typename === 'ProductVariant' && node.availableForSale) available.push(number);
    });
  }
  return available;
}
