import {
  type CommerceChange,
  commerceSignature,
  commerceSignatureHeader,
  commerceTopicHeader,
} from '#protocol/shopify/webhook.ts';
import {
  type ContentChange,
  contentSignature,
  contentSignatureHeader,
  contentTopicHeader,
} from '#protocol/storyblok/webhook.ts';
import { webhookPaths } from './webhook-routes.ts';

/** What embedded services call when something changed; they wait for no answer. */
export type WebhookSender = {
  content: (change: ContentChange) => void;
  commerce: (change: CommerceChange) => void;
};

type Sending = {
  /** The site's address, without a trailing slash. */
  address: string;
  secrets: { content: string; commerce: string };
  fetch: (request: Request) => Response | Promise<Response>;
  /** Hears of webhooks that were not taken. */
  report: (error: unknown) => void;
};

/** Sends the embedded services' webhooks to the site, written and signed as the vendors do. */
export function createWebhookSender({ address, secrets, fetch, report }: Sending): WebhookSender & {
  /** Waits until what was sent is answered. */
  settled: () => Promise<void>;
} {
  const underWay = new Set<Promise<void>>();

  function send(path: string, body: string, headers: Record<string, string>): void {
    const request = new Request(address + path, {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(longestMs),
    });
    const sent = Promise.resolve()
      .then(() => fetch(request))
      .then((answer) => {
        if (!answer.ok) report(new Error(`${path} answered ${answer.status}`));
      }, report)
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }

  return {
    content(change) {
      const body = JSON.stringify(change);
      send(webhookPaths.content, body, {
        [contentSignatureHeader]: contentSignature(body, secrets.content),
        [contentTopicHeader]: `story.${change.action}`,
      });
    },
    commerce({ topic, payload }) {
      const body = JSON.stringify(payload);
      send(webhookPaths.commerce, body, {
        [commerceSignatureHeader]: commerceSignature(body, secrets.commerce),
        [commerceTopicHeader]: topic,
      });
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** How long a webhook may take, in ms: Shopify waits as long. */
const longestMs = 5_000;
