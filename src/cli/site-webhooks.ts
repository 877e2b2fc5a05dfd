import type { Config } from '#server/config.ts';
import { createWebhookSender } from '#server/webhooks/send-webhooks.ts';
import type { AccessTokens } from '#services/access-tokens.ts';

/** Sends what a command changes to the site at PUBLIC_URL, as its own services do; where none runs, nobody need know. */
export function siteWebhooks({ publicUrl }: Config, tokens: AccessTokens): ReturnType<typeof createWebhookSender> {
  return createWebhookSender({
    address: publicUrl,
    secrets: { content: tokens.content_webhook, commerce: tokens.commerce_webhook },
    fetch,
    report: () => {},
  });
}
