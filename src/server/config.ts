import { mailchimpBaseUrl } from '#clients/newsletter/mailchimp-client.ts';
import { missingForDrafts } from './draft-access.ts';
import { editorOrigins } from './editor-origins.ts';
import { type Environment, environment } from './environment.ts';
import { defaultRecipients } from './recipients.ts';

/**
 * Public tokens of the embedded services; they guard nothing secret (the vendors' public tokens stand in pages, too).
 */
const embeddedContentToken = 'embedded-content-public';
const embeddedCommerceToken = 'embedded-commerce-public';
const embeddedChallengeKey = 'embedded-challenge-public';
/** The form of the embedded newsletter hub where a section names none. */
const embeddedHubForm = 'ash-hub';
/** The bot challenge's vendor (docs: https://botpoison.com/documentation). */
const challengeVendor = 'https://api.botpoison.com';

/** Where one service is: `vendor` when its address is configured, else `embedded`. */
export type ContentConfig = {
  from: 'vendor' | 'embedded';
  baseUrl: string;
  token: string;
  previewToken: string | null;
  spaceId: number | null;
  rateLimit: number | null;
  footerCv: number | null;
  /** What signs the vendor's webhooks; null: none are taken. */
  webhookSecret: string | null;
};
export type CommerceConfig = {
  from: 'vendor' | 'embedded';
  endpoint: string;
  token: string;
  privateToken: string | null;
  /** For dates of birth and erasures, which the Storefront API cannot write. */
  adminToken: string | null;
  /** As in ContentConfig. */
  webhookSecret: string | null;
};

export type Config = {
  development: boolean;
  port: number;
  host: string;
  /** How many processes serve pages; with 1 that process does everything. */
  webConcurrency: number;
  publicUrl: string;
  database: string;
  /** Where processes share stored pages and tell each other of changes; null: this process is the only one. */
  redisUrl: string | null;
  /** The CDN before the site, which is told of changes. */
  cdn: { vendor: 'fastly' | 'cloudflare'; id: string; token: string } | null;
  /** Where this is: `production`, or the name of a rehearsal, which every page then shows. */
  environment: string;
  content: ContentConfig;
  commerce: CommerceConfig;
  /** Who sees drafts (docs/reference/routes.md#drafts): everybody, or the holder of a link that the editor signed. */
  draftAccess: 'open' | 'signed';
  /** Origins of editors that may frame drafts, beside the site's own. */
  editorOrigins: string[];
  /** Tries at logging in, registering or resetting a password of one address in a quarter of an hour; 0: any. */
  loginLimit: number;
  /** Longest that a call of a vendor may take, in ms (docs/decisions/0018-time-limits-of-outgoing-calls.md). */
  outgoingTimeLimitMs: number;
  /** Number of proxies before the site whose X-Forwarded-For counts. */
  trustProxy: number;
  /** A server of Photon's, which suggests addresses in the checkout; null: none are suggested. */
  addressSearchUrl: string | null;
  /** A style of MapLibre's, whose map guides offer beside their drawn one; null: the drawn one alone. */
  mapStyleUrl: string | null;
  newsletter: {
    mailchimp: { from: 'vendor' | 'embedded'; baseUrl: string; apiKey: string | null };
    hub: { from: 'vendor' | 'embedded'; baseUrl: string; formId: string };
  };
  /** The bot challenge; the embedded service has a secret key of its own. */
  challenge: { from: 'vendor' | 'embedded'; baseUrl: string; publicKey: string; secretKey: string | null };
  /** The recipients of submissions: addresses by recipient key, `default` for keys that are not there. */
  recipients: ReadonlyMap<string, readonly string[]>;
  /** Days after which submissions, their files and sent mail are deleted; null: never. */
  retentionDays: number | null;
  /** Forms that one visitor may send in ten minutes; 0: any number. */
  formLimit: number;
  /** Where mail goes: a mail server, or with null nowhere but the outbox. */
  mail: { smtpUrl: string | null; from: string };
  /** Of the user `operator` under /operator, which without it exists in development and for an administrator's session. */
  operatorPassword: string | null;
  /** Whether the first pictures are rendered after the start, before anybody asks: never in development. */
  warmPictures: boolean;
  /** Whether the catalogue of sections is served: always in development. */
  catalogue: boolean;
};

/** A configuration that cannot work. The message names every variable that is at error, a line each. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the whole configuration from environment variables, once. An empty variable counts as not set. A vendor that
 * is half configured (an address without its token, or the reverse) stops the start
 * (docs/reference/requests.md#failures).
 */
export function readConfig(variables: Record<string, string | undefined>, development: boolean): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  requireTogether(env, 'CONTENT_API_URL', 'CONTENT_TOKEN');
  requireTogether(env, 'COMMERCE_ENDPOINT', 'COMMERCE_TOKEN');
  requireTogether(env, 'BOTPOISON_PUBLIC_KEY', 'BOTPOISON_SECRET_KEY');
  requireTogether(env, 'NEWSLETTER_HUB_URL', 'NEWSLETTER_HUB_FORM_ID');
  requireTogether(env, 'FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN');
  requireTogether(env, 'CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN');
  requireNamed(env, 'CHALLENGE_URL', 'BOTPOISON_SECRET_KEY');
  requireNamed(env, 'MAILCHIMP_API_URL', 'MAILCHIMP_API_KEY');
  requireSignature(env);
  requireOneProcess(env, development);

  return {
    development,
    port: env.PORT,
    host: env.HOST,
    webConcurrency: env.WEB_CONCURRENCY,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    database: env.DATABASE_URL.replace(/^file:/, ''),
    redisUrl: env.REDIS_URL ?? null,
    cdn: cdnConfig(env),
    environment: env.SITE_ENVIRONMENT ?? (development ? 'development' : 'production'),
    draftAccess: development ? 'open' : (env.DRAFT_ACCESS ?? (env.CONTENT_API_URL ? 'signed' : 'open')),
    editorOrigins: editorOrigins(env.EDITOR_ORIGIN, env.CONTENT_API_URL ? 'vendor' : 'embedded'),
    content: {
      from: env.CONTENT_API_URL ? 'vendor' : 'embedded',
      baseUrl: env.CONTENT_API_URL ?? 'http://content.embedded/v2',
      token: env.CONTENT_TOKEN ?? embeddedContentToken,
      previewToken: env.CONTENT_PREVIEW_TOKEN ?? null,
      spaceId: env.CONTENT_SPACE_ID ?? null,
      rateLimit: env.CONTENT_RATE_LIMIT ?? null,
      footerCv: env.CONTENT_FOOTER_CV ?? null,
      webhookSecret: env.CONTENT_WEBHOOK_SECRET ?? null,
    },
    commerce: {
      from: env.COMMERCE_ENDPOINT ? 'vendor' : 'embedded',
      endpoint: env.COMMERCE_ENDPOINT ?? 'http://commerce.embedded/api/2026-04/graphql.json',
      token: env.COMMERCE_TOKEN ?? embeddedCommerceToken,
      privateToken: env.COMMERCE_PRIVATE_TOKEN ?? null,
      adminToken: env.COMMERCE_ADMIN_TOKEN ?? null,
      webhookSecret: env.COMMERCE_WEBHOOK_SECRET ?? null,
    },
    newsletter: {
      mailchimp: mailchimpConfig(env),
      hub: {
        from: env.NEWSLETTER_HUB_URL ? 'vendor' : 'embedded',
        baseUrl: env.NEWSLETTER_HUB_URL ?? 'http://hub.embedded',
        formId: env.NEWSLETTER_HUB_FORM_ID ?? embeddedHubForm,
      },
    },
    challenge: {
      from: env.BOTPOISON_SECRET_KEY ? 'vendor' : 'embedded',
      baseUrl: env.BOTPOISON_SECRET_KEY ? (env.CHALLENGE_URL ?? challengeVendor) : 'http://challenge.embedded',
      publicKey: env.BOTPOISON_PUBLIC_KEY ?? embeddedChallengeKey,
      secretKey: env.BOTPOISON_SECRET_KEY ?? null,
    },
    recipients: env.RECIPIENTS ?? defaultRecipients(env.MAIL_FROM),
    retentionDays: env.RETENTION_DAYS || null,
    formLimit: env.FORM_LIMIT,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    operatorPassword: env.OPERATOR_PASSWORD ?? null,
    loginLimit: env.LOGIN_LIMIT,
    outgoingTimeLimitMs: env.OUTGOING_TIME_LIMIT,
    trustProxy: env.TRUST_PROXY,
    addressSearchUrl: env.ADDRESS_SEARCH_URL ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    warmPictures: !development && env.WARM_PICTURES === '1',
    catalogue: development || env.CATALOGUE === '1',
  };
}

function cdnConfig(env: Environment): Config['cdn'] {
  const { FASTLY_SERVICE_ID: service, FASTLY_API_TOKEN, CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN } = env;
  const fastly =
    service && FASTLY_API_TOKEN ? { vendor: 'fastly' as const, id: service, token: FASTLY_API_TOKEN } : null;
  if (!zone || !CLOUDFLARE_API_TOKEN) return fastly;
  if (fastly)
    throw new ConfigurationError('CLOUDFLARE_ZONE_ID: set, although FASTLY_SERVICE_ID is; one CDN stores pages');
  return { vendor: 'cloudflare', id: zone, token: CLOUDFLARE_API_TOKEN };
}

/** A vendor's signature can only be checked with the space and the token that it is made of. */
function requireSignature(env: Environment): void {
  if (env.DRAFT_ACCESS !== 'signed' || !env.CONTENT_API_URL) return;
  const missing = missingForDrafts({
    spaceId: env.CONTENT_SPACE_ID ?? null,
    previewToken: env.CONTENT_PREVIEW_TOKEN ?? null,
  });
  if (missing.length === 0) return;
  throw new ConfigurationError(missing.map((name) => `${name}: not set, although DRAFT_ACCESS is signed`).join('\n'));
}

/** Several processes need a database that each of them can open; and what compiles pages on the way is one process. */
function requireOneProcess(env: Environment, development: boolean): void {
  if (env.WEB_CONCURRENCY === 1) return;
  if (development) throw new ConfigurationError('WEB_CONCURRENCY: must be 1 in development');
  if (/^file:(:memory:)?$/.test(env.DATABASE_URL)) {
    throw new ConfigurationError('WEB_CONCURRENCY: must be 1 with a DATABASE_URL that is in memory');
  }
}

function requireTogether<Name extends keyof Environment>(env: Environment, address: Name, token: Name): void {
  if ((env[address] === undefined) === (env[token] === undefined)) return;
  const [present, missing] = env[address] === undefined ? [token, address] : [address, token];
  throw new ConfigurationError(`${missing}: not set, although ${present} is; set both, or neither`);
}

/** A vendor's address needs its key; the key alone is enough, because the address follows from it. */
function requireNamed<Name extends keyof Environment>(env: Environment, present: Name, needed: Name): void {
  if (env[present] === undefined || env[needed] !== undefined) return;
  throw new ConfigurationError(`${needed}: not set, although ${present} is; set both, or neither`);
}

function mailchimpConfig(env: Environment): Config['newsletter']['mailchimp'] {
  const apiKey = env.MAILCHIMP_API_KEY ?? null;
  if (apiKey === null) return { from: 'embedded', baseUrl: 'http://mailchimp.embedded/3.0', apiKey };
  const baseUrl = env.MAILCHIMP_API_URL ?? mailchimpBaseUrl(apiKey);
  if (baseUrl) return { from: 'vendor', baseUrl, apiKey };
  throw new ConfigurationError(
    'MAILCHIMP_API_URL: not set, and MAILCHIMP_API_KEY does not end in its data centre, such as -us21',
  );
}
