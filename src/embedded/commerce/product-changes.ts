import type { CommerceChange } from '#protocol/shopify/webhook.ts';

/** Tells of products as the vendor's webhooks do: one `products/update` for each whose stock changed. */
export function tellOfProducts(tell: (change: CommerceChange) => void = () => {}): (ids: readonly number[]) => void {
  return (ids) => {
    for (const id of ids) {
      tell({ topic: 'products/update', payload: { id, admin_graphql_api_id: `gid://shopify/Product/${id}` } });
    }
  };
}
