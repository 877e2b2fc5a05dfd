import type { Logger } from 'pino';
import type { Site } from '#app/context.ts';
import type { DataCache } from '#cache/data-cache.ts';
import { noteChangesAt } from '#cache/read-notes.ts';
import { createRatesClient, deepLinksOnly } from '#clients/booking/rates-client.ts';
import { createChallengeClient } from '#clients/challenge/challenge-client.ts';
import { createAccountClient } from '#clients/commerce/account-client.ts';
import { createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { createConfirmClient } from '#clients/commerce/confirm-client.ts';
import { createCustomerClient } from '#clients/commerce/customer-client.ts';
import { createCustomerFacts } from '#clients/commerce/customer-facts.ts';
import { createOrderFinder } from '#clients/commerce/order-finder.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { createHubClient } from '#clients/newsletter/hub-client.ts';
import { createMailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import type { HttpService } from '#services/http-service.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { cachedCommerce, openCommerceReads } from './cached-commerce.ts';
import { cachedContent } from './cached-content.ts';
import type { Config } from './config.ts';
import { draftAccess, maySeeDrafts } from './draft-access.ts';
import { createFormLimit } from './form-limit.ts';
import { createFormTokens } from './form-token.ts';
import { createLoginLimit } from './login-limit.ts';
import { createPlacesLeft } from './places-left.ts';
import { shopConnection } from './shop-connection.ts';
import type { WebServices } from './start-services.ts';
import { openStreetMap } from './street-map.ts';

/** Makes the clients, each on its vendor or, in-process and without a socket, on its embedded service. */
export function createSite(
  config: Config,
  services: WebServices,
  cache: DataCache,
  logger: Logger,
  commerceReads = openCommerceReads(config),
): Site {
  const { tokens } = services;
  const { content, commerce, mailchimp, hub, challenge, booking } = services.embedded;
  const previewToken = config.content.previewToken ?? (content && tokens.content_preview);
  const drafts = draftAccess(config, tokens.content_preview);
  const overService = (service: HttpService | null) =>
    service ? { fetch: async (...request: Parameters<typeof fetch>) => service.fetch(new Request(...request)) } : {};
  const timeoutMs = config.outgoingTimeLimitMs;
  const client = createContentClient({
    baseUrl: config.content.baseUrl,
    token: config.content.token,
    ...(previewToken ? { previewToken } : {}),
    rateLimit: services.contentTurn,
    ...(config.content.footerCv === null ? {} : { footerCv: config.content.footerCv }),
    ...overService(content),
    timeoutMs,
  });
  const connection = shopConnection(config, tokens);
  const shop = createCommerceClient({ ...connection.storefront, ...overService(commerce), timeoutMs });
  return {
    content: cachedContent(client, cache),
    commerce: cachedCommerce(shop, commerceReads),
    changesAt: noteChangesAt,
    customers: createCustomerClient(shop.send),
    accounts: createAccountClient(shop.send),
    customerFacts:
      connection.admin && createCustomerFacts({ ...connection.admin, ...overService(commerce), timeoutMs }),
    confirmations: commerce && createConfirmClient({ ...connection.storefront, ...overService(commerce), timeoutMs }),
    findOrder: commerce && createOrderFinder({ ...connection.storefront, ...overService(commerce), timeoutMs }),
    booking: booking
      ? createRatesClient({ baseUrl: 'http://booking.embedded', ...overService(booking) })
      : deepLinksOnly,
    customerCarts: services.customerCarts,
    countLogin: createLoginLimit(services.rateLimits, config.loginLimit),
    newsletter: {
      mailchimp: createMailchimpClient({
        baseUrl: config.newsletter.mailchimp.baseUrl,
        apiKey: config.newsletter.mailchimp.apiKey ?? tokens.mailchimp_key,
        ...overService(mailchimp),
        timeLimit: timeoutMs,
      }),
      hub: createHubClient({
        baseUrl: config.newsletter.hub.baseUrl,
        defaultFormId: config.newsletter.hub.formId,
        ...overService(hub),
        timeLimit: timeoutMs,
      }),
    },
    challenge: {
      ...createChallengeClient({
        baseUrl: config.challenge.baseUrl,
        secretKey: config.challenge.secretKey ?? tokens.challenge_secret,
        ...overService(challenge),
      }),
      publicKey: config.challenge.publicKey,
    },
    forms: {
      tokens: createFormTokens(tokens.form_signing),
      limit: createFormLimit(services.rateLimits, config.formLimit),
    },
    inbox: services.inbox,
    reservations: services.reservations,
    placesLeft: createPlacesLeft(services.reservations),
    publicUrl: config.publicUrl,
    drawPreview: services.drawPreview,
    development: config.development,
    environment: config.environment,
    version: packageFile.version,
    mayShowDraft: (url) => maySeeDrafts(drafts, url, new Date()),
    editorOrigins: config.editorOrigins,
    catalogue: config.catalogue,
    streetMap: openStreetMap(config.mapStyleUrl, logger),
    log: (level, event, details) => logger[level]({ event, ...details }),
  };
}
