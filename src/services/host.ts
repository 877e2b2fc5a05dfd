import { join } from 'node:path';
import { embeddedSpaceId } from '#content/artwork-library.ts';
import { createBookingService } from '#embedded/booking/booking-service.ts';
import { createChallengeService } from '#embedded/challenge/challenge-service.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { createContentService } from '#embedded/content/content-service.ts';
import { createEventFrameService } from '#embedded/event-frame/event-frame-service.ts';
import { createHubService } from '#embedded/newsletters/hub/hub-service.ts';
import { createMailchimpService } from '#embedded/newsletters/mailchimp/mailchimp-service.ts';
import { readAccessTokens } from './access-tokens.ts';
import { setClientAddress } from './client-address.ts';
import { type CustomerCarts, openCustomerCarts } from './customer-carts/customer-carts.ts';
import type { HostedSources } from './images/hosted-pictures.ts';
import { createImageService } from './images/image-service.ts';
import type { PreviewCard } from './images/preview-card/card-svg.ts';
import { createPreviewCards } from './images/preview-card/preview-cards.ts';
import { startCleanup } from './inbox/cleanup.ts';
import { type Inbox, openInbox } from './inbox/open-inbox.ts';
import type { Recipients } from './inbox/recipients.ts';
import { createOperatorService } from './operator/operator-service.ts';
import { openOutbox } from './outbox/open-outbox.ts';
import { createOutboxSender } from './outbox/send-outbox.ts';
import { openRateLimits, type RateLimits } from './rate-limits/rate-limits.ts';
import { seedServices } from './seed/seed-services.ts';
import type { EmbeddedService } from './service.ts';

export type HostOptions = {
  /** As in `openDatabase`. */
  database: string;
  /** Where pictures are kept once made. */
  pictureCache: string;
  publicUrl: string;
  /** The vendors whose pictures are fetched, kept and served here. */
  hostedPictures: HostedSources;
  /** Which services to run here; those of a configured vendor are left out. */
  content: { token: string; rateLimit: number } | null;
  commerce: { token: string; loginLimit: number } | null;
  /** Whether the embedded newsletter services run here. */
  newsletter: { mailchimp: boolean; hub: boolean };
  /** The public key of the embedded bot challenge; null where a vendor has it. */
  challenge: { publicKey: string } | null;
  mail: { smtpUrl: string | null; from: string };
  recipients: Recipients;
  retentionDays: number | null;
  /** The operator's pages, with the password that guards them; null where there are none. */
  operator: { password: string | null } | null;
  report: (message: string, error: unknown) => void;
};

export type ServicesHost = {
  content: EmbeddedService | null;
  commerce: EmbeddedService | null;
  mailchimp: EmbeddedService | null;
  hub: EmbeddedService | null;
  challenge: EmbeddedService | null;
  pictures: EmbeddedService;
  /** Answers under `/checkout/…`; null where a vendor has the shop. */
  checkout: EmbeddedService['fetch'] | null;
  /** Answers under `/operator…`. */
  operator: EmbeddedService['fetch'] | null;
  /** Draws a card for link previews, as PNG. */
  drawPreview: (card: PreviewCard) => Promise<Buffer>;
  /** The site's own tables, which are here wherever the services are. */
  customerCarts: CustomerCarts;
  rateLimits: RateLimits;
  inbox: Inbox;
  /** Signs what forms carry. */
  formSecret: string;
  /** The secret keys of the embedded newsletter and challenge services. */
  serviceKeys: { mailchimp: string; challenge: string };
  previewToken: string | null;
  /** The secret tokens of the embedded commerce service; null where a vendor has the shop. */
  commerceTokens: { privateToken: string; adminToken: string } | null;
  /** The embedded content space; null where a vendor has it. */
  spaceId: number | null;
  /** Answers under `/_services/<name>/…`; `address` is the network address that asks. */
  fetch: (request: Request, address: string) => Promise<Response>;
  close: () => Promise<void>;
};

/** What one address may ask of the shop from outside: some ten full pages of it a second, and twenty requests. */
const costPerSecond = 5_000;
const requestsPerMinute = 1_200;

const artworkDir = join(import.meta.dirname, '../../content/artwork');

/** Starts the embedded services over one database, fills those that are empty, and mounts them below `/_services`. */
export async function hostServices(options: HostOptions): Promise<ServicesHost> {
  const { database, publicUrl, report } = options;
  const tokens = await readAccessTokens(database);
  const customerCarts = await openCustomerCarts(database);
  const rateLimits = await openRateLimits(database);
  const outbox = await openOutbox(database);
  const sender = createOutboxSender({ db: outbox.db, ...options.mail, report });
  const content =
    options.content &&
    (await createContentService({
      database,
      spaceId: embeddedSpaceId,
      spaceName: 'ash',
      domain: `${publicUrl}/`,
      publicToken: options.content.token,
      previewToken: tokens.content_preview,
      managementToken: tokens.content_management,
      rateLimit: options.content.rateLimit,
    }));
  const commerce =
    options.commerce &&
    (await createCommerceService({
      database,
      publicToken: options.commerce.token,
      privateToken: tokens.commerce_private,
      adminToken: tokens.commerce_admin,
      loginLimit: options.commerce.loginLimit,
      costPerSecond,
      requestsPerMinute,
      publicUrl,
      afterCommit: sender.wake,
    }));
  const mailchimp = options.newsletter.mailchimp
    ? await createMailchimpService({
        database,
        apiKey: tokens.mailchimp_key,
        publicUrl: `${publicUrl}/_services/mailchimp`,
        afterCommit: sender.wake,
      })
    : null;
  const hub = options.newsletter.hub ? await createHubService({ database }) : null;
  const challenge =
    options.challenge &&
    (await createChallengeService({
      database,
      signingKey: tokens.challenge_signing,
      publicKey: options.challenge.publicKey,
      secretKey: tokens.challenge_secret,
      hostnames: [new URL(publicUrl).hostname],
    }));
  const inbox = await openInbox({
    database,
    recipients: options.recipients,
    retentionDays: options.retentionDays,
    publicUrl,
    afterCommit: sender.wake,
    report,
  });
  const cleanup = startCleanup(inbox, { report });
  const pictures = createImageService({
    artworkDir,
    cacheDir: options.pictureCache,
    hosted: options.hostedPictures,
    report,
  });
  await seedServices({ content, commerce, mailchimp, hub });
  const operator =
    options.operator &&
    createOperatorService({
      ...options.operator,
      outbox: outbox.db,
      orderPages: commerce?.orderPages ?? null,
      inbox,
      publicUrl,
      wake: sender.wake,
    });
  // What a stop left behind leaves now.
  sender.wake();

  // The demonstration's hotels book here; hotels of a vendor's content name their own engine.
  const booking = content && createBookingService();
  const eventFrame = content && createEventFrameService();
  const mounted = new Map(
    Object.entries({ content, commerce, booking, 'event-frame': eventFrame, mailchimp, hub, challenge }).flatMap(
      ([name, service]) => (service ? [[name, service] as const] : []),
    ),
  );
  return {
    content,
    commerce,
    mailchimp,
    hub,
    challenge,
    pictures,
    checkout: commerce?.fetch ?? null,
    operator: operator && ((request) => operator.fetch(request)),
    drawPreview: createPreviewCards({ directory: join(options.pictureCache, 'cards'), pictures: pictures.fetch }),
    customerCarts,
    rateLimits,
    inbox,
    formSecret: tokens.form_signing,
    serviceKeys: { mailchimp: tokens.mailchimp_key, challenge: tokens.challenge_secret },
    previewToken: content && tokens.content_preview,
    commerceTokens: commerce && { privateToken: tokens.commerce_private, adminToken: tokens.commerce_admin },
    spaceId: content && embeddedSpaceId,
    async fetch(request, address) {
      const url = new URL(request.url);
      const [, name = '', path = '/'] = /^\/_services\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
      const service = mounted.get(name);
      if (!service) return Response.json({ error: `There is no embedded service '${name}'` }, { status: 404 });
      url.pathname = path;
      const own = new Request(url, request);
      setClientAddress(own, address);
      return service.fetch(own);
    },
    async close() {
      await cleanup.close();
      await Promise.all([
        content?.close(),
        commerce?.close(),
        mailchimp?.close(),
        hub?.close(),
        challenge?.close(),
        inbox.close(),
        pictures.close(),
        customerCarts.close(),
        rateLimits.close(),
        sender.close(),
      ]);
      await outbox.close();
    },
  };
}
