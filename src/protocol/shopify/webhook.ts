import { createHmac } from 'node:crypto';

/** The header of a signature: base64 HMAC-SHA256 of the raw body, by the app's secret. */
export const commerceSignatureHeader = 'X-Shopify-Hmac-Sha256';
/** What changed: `products/update`. */
export const commerceTopicHeader = 'X-Shopify-Topic';

/** A change of the shop: its topic, and of its payload what we use or send. */
export type CommerceChange = {
  topic: string;
  payload: { id?: number; handle?: string; admin_graphql_api_id?: string };
};

export function commerceSignature(body: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}
