import { join } from 'node:path';
import type { SeedName, Seeds } from '#content/seeds.ts';
import type { CommerceService } from '#embedded/commerce/commerce-service.ts';
import type { InspectPicture } from '#embedded/content/assets/inspect-file.ts';
import type { ContentService } from '#embedded/content/content-service.ts';
import type { HubService } from '#embedded/newsletters/hub/hub-service.ts';
import type { MailchimpService } from '#embedded/newsletters/mailchimp/mailchimp-service.ts';
import type { SuggestAddresses } from '#protocol/addresses/address-suggestion.ts';
import { embeddedBookingPath } from '#protocol/booking/rates.ts';
import type { Actor } from '#protocol/editor-roles.ts';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import type { AccessTokens } from '#services/access-tokens.ts';
import type { HttpService } from '#services/http-service.ts';
import type { Config } from './config.ts';
import { openSeedProcess, type SeedProcess } from './seed-process.ts';
import type { WebhookSender } from './webhooks/send-webhooks.ts';

/** The services that replace vendors, each null where its vendor is configured. */
export type EmbeddedServices = {
  content: ContentService | null;
  commerce: CommerceService | null;
  mailchimp: MailchimpService | null;
  hub: HubService | null;
  challenge: HttpService | null;
  /** The booking engines that the demonstration's hotels name; hotels of a vendor's content name their own. */
  booking: HttpService | null;
  /** The ticket seller that the demonstration's events name. */
  eventFrame: HttpService | null;
};

type Start = {
  tokens: AccessTokens;
  /** Loads the pages of checkout and orders. */
  serverPages: LoadServerPages;
  /** Called after each commit: there may be mail in the outbox. */
  afterCommit: () => void;
  /** Takes what the vendors would send to webhooks. */
  webhooks: Pick<WebhookSender, 'content' | 'commerce'>;
  /** The editor whose session a request brings. */
  editorOf: (request: Request) => Promise<Actor | null>;
  /** Puts what an editor has done into the audit log. */
  noteEdit: (by: string, action: string, detail: string) => Promise<void>;
  /** Suggests addresses in the checkout; null where no service for it is configured. */
  suggestAddresses: SuggestAddresses | null;
  /** Reads pictures that editors send, in the process that renders them. */
  inspectPicture: InspectPicture;
  /** Hears of failures of work in the background. */
  report: (message: string, error: unknown) => void;
};

/** Where the demonstration group comes from. */
type Demonstration = { demonstration: SeedProcess<SeedName, Seeds> };

const demonstrationFile = join(import.meta.dirname, '../../content/seed-process.ts');

/** Requests a second to the content service (docs/reference/requests.md#rate-limits). */
export const contentRateLimit = 5;

/** What one address may ask of the shop from outside: some ten full pages of it a second, and twenty requests. */
const workPerSecond = 5_000;
const requestsPerMinute = 1_200;

/**
 * Starts the embedded services that the configuration leaves to us, and fills those that are empty with the
 * demonstration group. This is the only file of the server that reaches `src/embedded` and `content`. It imports them
 * dynamically, so that code and data are loaded only where they are used.
 */
export async function startEmbedded(config: Config, start: Start): Promise<EmbeddedServices> {
  const { content, commerce, newsletter, challenge } = config;
  let ownContent: ContentService | null = null;
  let ownCommerce: CommerceService | null = null;
  const demonstration = openSeedProcess<SeedName, Seeds>(demonstrationFile);
  const seeded = { ...start, demonstration };
  try {
    ownContent = content.from === 'embedded' ? await startContent(config, seeded) : null;
    ownCommerce = commerce.from === 'embedded' ? await startCommerce(config, seeded) : null;
  } finally {
    demonstration.close();
  }
  return {
    content: ownContent,
    commerce: ownCommerce,
    mailchimp: newsletter.mailchimp.from === 'embedded' ? await startMailchimp(config, start) : null,
    hub: newsletter.hub.from === 'embedded' ? await startHub(config) : null,
    challenge: challenge.from === 'embedded' ? await startChallenge(config, start) : null,
    booking: ownContent && (await startBooking(config, start, ownContent)),
    eventFrame: ownContent && (await startEventFrame()),
  };
}

async function startContent(
  { database, publicUrl, content }: Config,
  { tokens, webhooks, editorOf, noteEdit, inspectPicture, report, demonstration }: Start & Demonstration,
): Promise<ContentService> {
  const { createContentService } = await import('#embedded/content/content-service.ts');
  const service = await createContentService({
    database,
    spaceId: embeddedSpaceId,
    spaceName: 'ash',
    domain: `${publicUrl}/`,
    publicToken: content.token,
    previewToken: tokens.content_preview,
    managementToken: tokens.content_management,
    rateLimit: content.rateLimit ?? contentRateLimit,
    onChange: webhooks.content,
    editorOf,
    note: noteEdit,
    inspectPicture,
    report,
  });
  if (await service.isEmpty()) {
    // Made only then: it hashes every drawing, which no other start need wait for.
    await service.seed(await demonstration.seed('content'));
    return service;
  }
  if (!(await service.hasModel())) {
    // The database is of a time before there were components.
    const components = await demonstration.seed('components');
    await service.seed({ stories: [], datasources: [], components });
  }
  if (await service.lacksSeededAssets()) {
    // The database is of a time before there was a library.
    const { assets = [] } = await demonstration.seed('content');
    await service.seed({ stories: [], datasources: [], assets });
  }
  return service;
}

async function startCommerce(config: Config, start: Start & Demonstration): Promise<CommerceService> {
  const { createCommerceService } = await import('#embedded/commerce/commerce-service.ts');
  const { database, publicUrl, commerce, loginLimit } = config;
  const { tokens, serverPages, afterCommit, webhooks, suggestAddresses } = start;
  const service = await createCommerceService({
    database,
    publicToken: commerce.token,
    privateToken: tokens.commerce_private,
    adminToken: tokens.commerce_admin,
    loginLimit,
    workPerSecond,
    requestsPerMinute,
    publicUrl,
    pages: serverPages,
    ...(suggestAddresses && { suggestAddresses }),
    afterCommit,
    onProductChange: webhooks.commerce,
  });
  if (await service.isEmpty()) {
    const { drawings, ...seed } = await start.demonstration.seed('commerce');
    await service.seed({ ...seed, assetPath: (name) => drawingOf(drawings, name) });
  }
  return service;
}

function drawingOf(drawings: Seeds['commerce']['drawings'], name: string) {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`The seed does not say which drawing '${name}' is.`);
  return drawing;
}

async function startMailchimp({ database, publicUrl }: Config, { tokens, afterCommit }: Start) {
  const { createMailchimpService } = await import('#embedded/newsletters/mailchimp/mailchimp-service.ts');
  const service = await createMailchimpService({
    database,
    apiKey: tokens.mailchimp_key,
    publicUrl: `${publicUrl}/_services/mailchimp`,
    afterCommit,
  });
  if (await service.isEmpty()) {
    const { mailchimpLists } = await import('#content/newsletter-lists.ts');
    await service.seed(mailchimpLists);
  }
  return service;
}

async function startHub({ database }: Config): Promise<HubService> {
  const { createHubService } = await import('#embedded/newsletters/hub/hub-service.ts');
  const service = await createHubService({ database });
  if (await service.isEmpty()) {
    const { hubForms } = await import('#content/newsletter-lists.ts');
    await service.seed(hubForms);
  }
  return service;
}

async function startChallenge({ database, publicUrl, challenge }: Config, { tokens }: Start): Promise<HttpService> {
  const { createChallengeService } = await import('#embedded/challenge/challenge-service.ts');
  return createChallengeService({
    database,
    signingKey: tokens.challenge_signing,
    publicKey: challenge.publicKey,
    secretKey: tokens.challenge_secret,
    hostnames: [new URL(publicUrl).hostname],
  });
}

async function startBooking(
  { content, database, publicUrl }: Config,
  { tokens, afterCommit }: Start,
  service: HttpService,
): Promise<HttpService> {
  const { createBookingService } = await import('#embedded/booking/booking-service.ts');
  const { openVisits } = await import('#embedded/booking/open-visits.ts');
  const { bookingSettings } = await import('#content/booking-settings.ts');
  const { readBookingInventory } = await import('./booking-inventory.ts');
  const readHotels = readBookingInventory({ baseUrl: content.baseUrl, token: tokens.content_preview, service });
  // Any engine's name shows what was booked at any of them.
  const linkOf = (key: string) => `${publicUrl}${embeddedBookingPath}/other/booked?key=${key}`;
  const visits = await openVisits({ database, linkOf, afterCommit });
  return createBookingService({ readHotels, settings: bookingSettings, visits });
}

async function startEventFrame(): Promise<HttpService> {
  const { createEventFrameService } = await import('#embedded/event-frame/event-frame-service.ts');
  return createEventFrameService();
}
