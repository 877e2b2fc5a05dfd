import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Site } from '#app/context.ts';
import type { PageCache, ShareStore } from '#cache/page-cache.ts';
import type { TaggedReads } from '#cache/tagged-reads.ts';
import type { Cdn } from '#clients/cdn/cdn.ts';
import { createCloudflare } from '#clients/cdn/cloudflare.ts';
import { createFastly } from '#clients/cdn/fastly.ts';
import type { AccessTokens } from '#services/access-tokens.ts';
import type { Reservations } from '#services/reservations/open-reservations.ts';
import type { Config } from '../config.ts';
import type { Peers } from '../processes/process-messages.ts';
import { tagsOfCommerceChange } from '../webhooks/commerce-changes.ts';
import { createContentChanges } from '../webhooks/content-changes.ts';
import { type WebhookSecrets, webhookRoutes } from '../webhooks/webhook-routes.ts';
import { serviceTags } from './cache-tags.ts';
import { openPageCache } from './open-page-cache.ts';
import { tagsOfPlaces } from './place-tags.ts';

/** A vendor's read side may lag behind its webhook: what a change touches is purged once more so much later, in ms. */
const secondPassMs = 3_000;

export type PublicPages = {
  cache: PageCache;
  /** Takes the webhooks by which content and commerce service tell of changes. */
  webhooks: Hono;
  close: () => Promise<void>;
};

type Parts = {
  config: Config;
  tokens: AccessTokens;
  site: Pick<Site, 'content'>;
  /** Tells of places taken and given back. */
  reservations: Pick<Reservations, 'onPlaces'>;
  /** The shop's answers, which the same changes end. */
  commerceReads: TaggedReads;
  logger: Logger;
  /** Where processes share pages and purges; null for one process. */
  share: ((onReturn: () => void) => ShareStore) | null;
  /** The other processes of this machine; null where this is the only one. */
  peers: Peers | null;
  /** The whole web server; it is made after this, because it serves the webhooks. */
  app: () => Pick<Hono, 'fetch'>;
};

/** The cache of public pages, and the webhooks that purge it. */
export function openPublicPages(parts: Parts): PublicPages {
  const { config, tokens, site, reservations, commerceReads, logger, share, peers, app } = parts;
  const secrets = webhookSecrets(config, tokens);
  const cdn = config.cdn && createCdn(config.cdn, config.outgoingTimeLimitMs);
  const timers = new Set<NodeJS.Timeout>();
  const cache = openPageCache({
    publicUrl: config.publicUrl,
    hasWebhooks: secrets.content !== null && secrets.commerce !== null,
    logger,
    cdn,
    share: share?.(outdateAll) ?? null,
    // Redis tells them, too, and those of other machines.
    tellPeers: peers && !share ? (tags) => peers.tell({ type: 'purged', tags }) : null,
    onPurge: (tags) => {
      if (tags.includes(serviceTags.content)) site.content.refresh();
      // Another process's purge may come in several parts, of which one has the service's own tag.
      commerceReads.purge(tags);
    },
    app,
  });

  peers?.onMessage((message) => {
    if (message.type === 'purged') cache.hearPurge(message.tags);
    if (message.type === 'outdate') outdateAll();
  });

  /** Purges may have been missed: nothing that was read before is given as new. */
  function outdateAll(): void {
    cache.outdateMemory();
    commerceReads.clear();
    site.content.refresh();
  }

  async function purge(tags: readonly string[]): Promise<void> {
    const keys = await cache.purge(tags);
    const onPages = tags.filter((tag) => !Object.values<string>(serviceTags).includes(tag));
    if (cdn && onPages.length > 0) {
      // Its pages end by themselves soon.
      await cdn.purge(onPages).catch((error: unknown) => logger.error({ event: 'cdn_not_purged', error }));
    }
    void cache.renderHottest(keys);
  }

  /** Does it again after a while where a vendor may have answered with what was before. */
  function againLater(isVendor: boolean, work: () => Promise<unknown>): void {
    if (!isVendor) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work().catch((error: unknown) => logger.error({ event: 'purge_failed', error }));
    }, secondPassMs);
    timers.add(timer);
  }

  reservations.onPlaces((change) => {
    const tags = tagsOfPlaces(change);
    if (tags.length > 0) purge(tags).catch((error: unknown) => logger.error({ event: 'purge_failed', error }));
  });

  const changes = createContentChanges({ content: site.content, purge });
  const webhooks = webhookRoutes({
    secrets,
    logger,
    async onContentChange(body) {
      const isTaken = await changes.apply(body);
      if (isTaken) againLater(config.content.from === 'vendor', () => changes.apply(body));
      return isTaken;
    },
    async onCommerceChange(topic, body) {
      const tags = tagsOfCommerceChange(topic, body);
      if (tags === null) return false;
      await purge(tags);
      againLater(config.commerce.from === 'vendor', () => purge(tags));
      return true;
    },
  });
  return {
    cache,
    webhooks,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await cache.close();
    },
  };
}

function createCdn({ vendor, ...connection }: NonNullable<Config['cdn']>, timeLimit: number): Cdn {
  return (vendor === 'fastly' ? createFastly : createCloudflare)({ ...connection, timeLimit });
}

/** Embedded services sign with secrets of this installation. */
function webhookSecrets({ content, commerce }: Config, tokens: AccessTokens): WebhookSecrets {
  return {
    content: content.from === 'embedded' ? tokens.content_webhook : content.webhookSecret,
    commerce: commerce.from === 'embedded' ? tokens.commerce_webhook : commerce.webhookSecret,
  };
}
