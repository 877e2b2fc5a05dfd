import { dirname, join } from 'node:path';
import { availableVariants } from '#clients/commerce/available-variants.ts';
import { createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { createThrottle } from '#clients/content/throttle.ts';
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
import { startReservationCleanup } from '#services/reservations/cleanup.ts';
import { openReservations, type Reservations } from '#services/reservations/open-reservations.ts';
import { openAddressSearch } from './address-search.ts';
import type { Config } from './config.ts';
import { type EditorAccounts, openEditorAccounts } from './editor-accounts.ts';
import { embeddedRoutes, embeddedShopAtNode, type NodeHandler } from './embedded-routes.ts';
import { hostedPictures } from './hosted-pictures.ts';
import { shopConnection } from './shop-connection.ts';
import { contentRateLimit, type EmbeddedServices, startEmbedded } from './start-embedded.ts';
import { startStockNotices } from './stock-notices.ts';
import type { PageHandler } from './web-server.ts';
import { createWebhookSender } from './webhooks/send-webhooks.ts';

/** What a process that serves pages needs of the services, wherever they run. */
export type WebServices = {
  /** The secret tokens of this installation. */
  tokens: AccessTokens;
  /** What replaces the vendors that are not configured, as their clients call it. */
  embedded: Record<'content' | 'commerce' | 'mailchimp' | 'hub' | 'challenge' | 'booking', HttpService | null>;
  /** Resolves when the content service may be asked again: all processes together keep its limit. */
  contentTurn: () => Promise<void>;
  /** Answers under `/_services/…`. */
  mounted: PageHandler;
  /** Answers most requests to the embedded shop's API before; false where another process runs it. */
  shopAtNode: NodeHandler;
  /** Answers under `/f/…`. */
  pictures: Pick<ImageService, 'fetch' | 'prepare'>;
  /** Draws a card for link previews, as PNG. */
  drawPreview: (card: PreviewCard) => Promise<Buffer>;
  customerCarts: CustomerCarts;
  rateLimits: RateLimits;
  inbox: Inbox;
  reservations: Reservations;
  /** Answers under `/checkout…`; null where a vendor does. */
  checkout: HttpService['fetch'] | null;
  /** Answers under `/operator…`; null where there are no such pages for this request. */
  operator: (request: Request) => Promise<Response | null>;
  /** Answers for editors' accounts and sessions, under `/editor/…`. */
  editors: EditorAccounts['fetch'];
  close: () => Promise<void>;
};

/** Everything that runs beside the pages and uses the database. */
export type Services = WebServices & {
  embedded: EmbeddedServices;
  /** Sends the mail that waits. */
  wake: () => void;
};

const artworkDir = join(import.meta.dirname, '../../content/artwork');
const filmDir = join(import.meta.dirname, '../../content/films');

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
  const reservations = await openReservations({
    ...{ database, publicUrl },
    keySecret: tokens.reservation_keys,
    afterCommit: sender.wake,
  });
  const cleanups: { close: () => Promise<void> }[] = [
    startCleanup(inbox, { report }),
    startReservationCleanup(reservations, report),
  ];
  const pictureCache = pictureCacheOf(config);
  const renderer = createRenderer();
  const webhooks = createWebhookSender({
    address: publicUrl,
    secrets: { content: tokens.content_webhook, commerce: tokens.commerce_webhook },
    fetch: sendWebhook,
    report: (error) => report('A webhook was not taken', error),
  });
  const accounts = await openEditorAccounts(config, rateLimits, tokens);
  const embedded = await startEmbedded(config, {
    ...{ tokens, serverPages, webhooks, report },
    afterCommit: sender.wake,
    editorOf: accounts.editorOf,
    noteEdit: accounts.note,
    suggestAddresses: openAddressSearch(config, rateLimits, report),
    inspectPicture: (bytes) => renderer.run('inspect', bytes),
  });
  cleanups.push(
    startStockNotices({ requests: inbox.stockRequests, available: stockReader(config, tokens, embedded) }, report),
  );
  const pictures = createImageService({
    artworkDir,
    filmDir,
    renderer,
    cacheDir: pictureCache,
    findAsset: embedded.content?.findAsset ?? null,
    hosted: hostedPictures(config),
    timeLimitMs: config.outgoingTimeLimitMs,
    report,
  });
  const operator = createOperatorService({
    password: config.operatorPassword,
    open: config.operatorPassword === null && config.development,
    isAdministrator: accounts.isAdministrator,
    outbox: outbox.db,
    orderPages: embedded.commerce?.orderPages ?? null,
    pages: serverPages,
    inbox,
    reservations,
    publicUrl,
    wake: sender.wake,
  });
  // Sends the mail that was not sent before the last stop.
  sender.wake();

  return {
    tokens,
    embedded,
    contentTurn: createThrottle(config.content.rateLimit ?? contentRateLimit),
    mounted: embeddedRoutes(embedded),
    shopAtNode: embeddedShopAtNode(embedded.commerce, config),
    pictures,
    drawPreview: createPreviewCards({ directory: join(pictureCache, 'cards'), pictures: pictures.fetch, renderer }),
    customerCarts,
    rateLimits,
    inbox,
    reservations,
    checkout: embedded.commerce?.fetch ?? null,
    operator: operatorPages(config, accounts, (request) => operator.fetch(request)),
    editors: accounts.fetch,
    wake: sender.wake,
    async close() {
      await Promise.all(cleanups.map((cleanup) => cleanup.close()));
      await webhooks.settled();
      const services = [
        ...Object.values(embedded),
        inbox,
        reservations,
        pictures,
        customerCarts,
        rateLimits,
        accounts,
        sender,
      ];
      await Promise.all(services.map((service) => service?.close()));
      await renderer.close();
      await outbox.close();
    },
  };
}

/** Asks the shop, the vendor's or the embedded one, which variants can be bought. */
function stockReader(config: Config, tokens: AccessTokens, { commerce }: EmbeddedServices) {
  const client = createCommerceClient({
    ...shopConnection(config, tokens).storefront,
    ...(commerce && { fetch: async (...request: Parameters<typeof fetch>) => commerce.fetch(new Request(...request)) }),
    timeoutMs: config.outgoingTimeLimitMs,
  });
  return (variants: readonly string[]) => availableVariants(client, variants);
}

/** Beside a SQLite file; in `var` with PostgreSQL. */
function pictureCacheOf({ database }: Config): string {
  return join(database.startsWith('postgres') ? 'var' : dirname(database), 'pictures');
}

/**
 * The operator's pages, for whom there are any: without a password of theirs only an administrator's session shows that they
 * exist; in development everybody sees them.
 */
export function operatorPages(
  { operatorPassword, development }: Pick<Config, 'operatorPassword' | 'development'>,
  { isAdministrator }: Pick<EditorAccounts, 'isAdministrator'>,
  pages: (request: Request) => Response | Promise<Response>,
): WebServices['operator'] {
  const isKnown = operatorPassword !== null || development;
  return async (request) => (isKnown || (await isAdministrator(request)) ? pages(request) : null);
}
