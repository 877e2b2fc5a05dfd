import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { megabyteBytes } from '#protocol/input-limits.ts';
import { commerceSignature, commerceSignatureHeader, commerceTopicHeader } from '#protocol/shopify/webhook.ts';
import { contentSignature, contentSignatureHeader } from '#protocol/storyblok/webhook.ts';
import { sameToken } from '#services/same-token.ts';

/** Most bytes of a webhook: a product with a hundred variants has a tenth of it. */
const mostBytes = megabyteBytes;

export type WebhookParts = {
  /** What signs each vendor's webhooks; null where none is configured, and the address then does not exist. */
  secrets: WebhookSecrets;
  /** Does what follows from a change; false where it is no change as the vendor writes it. */
  onContentChange: (body: unknown) => Promise<boolean>;
  onCommerceChange: (topic: string, body: unknown) => Promise<boolean>;
  logger: Logger;
};

export type WebhookSecrets = { content: string | null; commerce: string | null };

export const webhookPaths = { content: '/api/webhooks/content', commerce: '/api/webhooks/commerce' } as const;

/**
 * `POST /api/webhooks/content` and `/api/webhooks/commerce`: 401 where the signature is not the secret's, 413 where the
 * body is too long, 400 where it says nothing that is understood, else 200 once every page that the change touches is
 * purged here. The same webhook twice does no harm.
 */
export function webhookRoutes({ secrets, onContentChange, onCommerceChange, logger }: WebhookParts): Hono {
  const app = new Hono();
  app.use(
    '/api/webhooks/*',
    bodyLimit({ maxSize: mostBytes, onError: (context) => context.json({ error: 'The body is too long.' }, 413) }),
  );
  if (secrets.content !== null) {
    const secret = secrets.content;
    app.post(webhookPaths.content, async (context) => {
      const body = new Uint8Array(await context.req.arrayBuffer());
      const given = context.req.header(contentSignatureHeader) ?? '';
      return answer('content', sameToken(given, contentSignature(body, secret)), () => onContentChange(parsed(body)));
    });
  }
  if (secrets.commerce !== null) {
    const secret = secrets.commerce;
    app.post(webhookPaths.commerce, async (context) => {
      const body = new Uint8Array(await context.req.arrayBuffer());
      const given = context.req.header(commerceSignatureHeader) ?? '';
      const topic = context.req.header(commerceTopicHeader) ?? '';
      const isSigned = sameToken(given, commerceSignature(body, secret));
      return answer('commerce', isSigned, () => onCommerceChange(topic, parsed(body)));
    });
  }
  app.all('/api/webhooks/*', (context) => {
    const isKnown = Object.entries(webhookPaths).some(
      ([name, path]) => path === context.req.path && secrets[name as keyof WebhookSecrets] !== null,
    );
    if (!isKnown) return context.json({ error: 'There is no such webhook.' }, 404);
    return context.json({ error: 'A webhook is sent with POST.' }, 405, { Allow: 'POST' });
  });
  return app;

  async function answer(kind: string, isSigned: boolean, work: () => Promise<boolean>): Promise<Response> {
    const headers = { 'Cache-Control': 'no-store' };
    if (!isSigned) {
      logger.warn({ event: 'webhook_refused', kind });
      return Response.json({ error: 'The signature does not fit the body.' }, { status: 401, headers });
    }
    if (await work()) return Response.json({ status: 'taken' }, { headers });
    return Response.json({ error: 'The body is not a change as the vendor writes it.' }, { status: 400, headers });
  }
}

/** The body as JSON; undefined where it is none. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
