import { createHmac } from 'node:crypto';

/** The header of a signature: hex HMAC-SHA1 of the raw body, by the webhook's secret. */
export const contentSignatureHeader = 'webhook-signature';
export const contentTopicHeader = 'x-storyblok-topic';

/** What the content service says of a change; `story_id` is missing where no story changed. */
export type ContentChange = {
  action: string;
  text: string;
  space_id?: number;
  story_id?: number;
  full_slug?: string;
  datasource_slug?: string;
};

export function contentSignature(body: string | Uint8Array, secret: string): string {
  return createHmac('sha1', secret).update(body).digest('hex');
}
