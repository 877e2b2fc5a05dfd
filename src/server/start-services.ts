import { dirname, join } from 'node:path';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import { type AccessTokens, readAccessTokens } from '#services/access-tokens.ts';
import { type CustomerCarts, openCustomerCarts } from '#services/customer-carts/customer-carts.ts';
import type { HttpService } from '#services/http-service.ts';
import { createImageService, type ImageService } from '#services/images/image-service.ts';
import type { PreviewCard } from '#services/images/preview-card/card-svg.ts';
import { createPreviewCards } from '#services/images/preview-card/preview-cards.ts';
import { createRenderer } from '#services/images/rendering/renderer.ts';
import { startCleanup } from '#services/inbox/cleanup.ts';
import { type Inbox, openInbox } from '#services/inbox/open-inbox.ts';
import { createOperatorService } from '#services/operator/operator-service.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { createOutboxSender } from '#services/outbox/send-outbox.ts';
import { openRateLimits, type RateLimits } from '#services/rate-limits/rate-limits.ts';
import type { Config } from './config.ts';
import { hostedPictures } from './hosted-pictures.ts';
import { type EmbeddedServices, startEmbedded } from './start-embedded.ts';
import { createWebhookSender } from './webhooks/send-webhooks.ts';

/** Everything that runs beside the pages and uses the database. */
export type Services = {
  /** The secret tokens of this installation. */
  tokens: AccessTokens;
  /** What replaces the vendors that are not configured. */
  embedded: EmbeddedServices;
  /** Answers under `/f/…`. */
  pictures: ImageService;
  /** Draws a card for link previews, as PNG. */
  drawPreview: (card: PreviewCard) => Promise<Buffer>;
  customerCarts: CustomerCarts;
  rateLimits: RateLimits;
  inbox: Inbox;
  /** Answers under `/operator…`; null where there are no such pages. */
  operator: HttpService['fetch'] | null;
  close: () => Promise<void>;
};

const artworkDir = join(import.meta.dirname, '../../content/artwork');

/**
 * Starts what every installation needs, then the embedded services that the configuration leaves to us. `serverPages`
 * loads the pages that they render; `report` hears failures of work in the background. `sendWebhook` takes the embedded
 * services' webhooks; without it nobody does.
 */
export async function startServices(
  config: Config,
  serverPages: LoadServerPages,
  report: (message: string, error: unknown) => void,
  sendWebhook: (request: Request) => Response | Promise<Response> = () => new Response(),
): Promise<Services> {
  const { database, publicUrl, mail, recipients, retentionDays } = config;
  const tokens = await readAccessTokens(database);
  const customerCarts = await openCustomerCarts(database);
  const rateLimits = await openRateLimits(database);
  const outbox = await openOutbox(database);
  const sender = createOutboxSender({ db: outbox.db, ...mail, report });
  const inbox = await openInbox({
    database,
    recipients,
    retentionDays,
    publicUrl,
    afterCommit: sender.wake,
    report,
  });
  const cleanup = startCleanup(inbox, { report });
  const pictureCache = pictureCacheOf(config);
  const renderer = createRenderer();
  const pictures = createImageService({
    artworkDir,
    renderer,
    cacheDir: pictureCache,
    hosted: hostedPictures(config),
    timeLimitMs: config.outgoingTimeLimitMs,
    report,
  });
  const webhooks = createWebhookSender({
    address: publicUrl,
    secrets: { content: tokens.content_webhook, commerce: tokens.commerce_webhook },
    fetch: sendWebhook,
    report: (error) => report('A webhook was not taken', error),
  });
  const embedded = await startEmbedded(config, { tokens, serverPages, afterCommit: sender.wake, webhooks });
  const operator = hasOperatorPages(config)
    ? createOperatorService({
        password: config.operatorPassword,
        outbox: outbox.db,
        orderPages: embedded.commerce?.orderPages ?? null,
        pages: serverPages,
        inbox,
        publicUrl,
        wake: sender.wake,
      })
    : null;
  // Sends the mail that was not sent before the last stop.
  sender.wake();

  return {
    tokens,
    embedded,
    pictures,
    drawPreview: createPreviewCards({ directory: join(pictureCache, 'cards'), pictures: pictures.fetch, renderer }),
    customerCarts,
    rateLimits,
    inbox,
    operator: operator && ((request) => operator.fetch(request)),
    async close() {
      await cleanup.close();
      await webhooks.settled();
      const services = [...Object.values(embedded), inbox, pictures, customerCarts, rateLimits, sender];
      await Promise.all(services.map((service) => service?.close()));
      await renderer.close();
      await outbox.close();
    },
  };
}

/** Beside a SQLite file; in `var` with PostgreSQL. */
function pictureCacheOf({ database }: Config): string {
  return join(database.startsWith('postgres') ? 'var' : dirname(database), 'pictures');
}

/** Without a password, anybody could read them: then they exist in development only. */
function hasOperatorPages({ operatorPassword, development }: Config): boolean {
  return operatorPassword !== null || development;
}
