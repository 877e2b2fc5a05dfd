import type { Logger } from 'pino';
import type { Site } from '#app/context.ts';
import type { DataCache } from '#cache/data-cache.ts';
import { createChallengeClient } from '#clients/challenge/challenge-client.ts';
import { createAccountClient } from '#clients/commerce/account-client.ts';
import { createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { createConfirmClient } from '#clients/commerce/confirm-client.ts';
import { createCustomerClient } from '#clients/commerce/customer-client.ts';
import { createCustomerFacts } from '#clients/commerce/customer-facts.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { createHubClient } from '#clients/newsletter/hub-client.ts';
import { createMailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import type { ServicesHost } from '#services/host.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { cachedContent } from './cached-content.ts';
import type { Config } from './config.ts';
import { type DraftAccess, maySeeDrafts } from './draft-access.ts';
import { createFormLimit } from './form-limit.ts';
import { createFormTokens } from './form-token.ts';
import { createLoginLimit } from './login-limit.ts';
import { shopConnection } from './shop-connection.ts';
import { openStreetMap } from './street-map.ts';

/** Makes the clients, each on its vendor or, in-process and without a socket, on its embedded service. */
export function createSite(config: Config, services: ServicesHost, cache: DataCache, logger: Logger): Site {
  const { content, commerce } = services;
  const previewToken = config.content.previewToken ?? services.previewToken;
  const drafts: DraftAccess =
    config.draftAccess === 'open'
      ? { kind: 'open' }
      : { kind: 'signed', spaceId: config.content.spaceId ?? services.spaceId, previewToken };
  const overService = (service: ServicesHost['content']) =>
    service ? { fetch: async (...request: Parameters<typeof fetch>) => service.fetch(new Request(...request)) } : {};
  const client = createContentClient({
    baseUrl: config.content.baseUrl,
    token: config.content.token,
    ...(previewToken ? { previewToken } : {}),
    ...(config.content.rateLimit === null ? {} : { rateLimit: config.content.rateLimit }),
    ...(config.content.footerCv === null ? {} : { footerCv: config.content.footerCv }),
    ...overService(content),
  });
  const { mailchimp, hub } = config.newsletter;
  const connection = shopConnection(config, services);
  const shop = createCommerceClient({ ...connection.storefront, ...overService(commerce) });
  return {
    content: cachedContent(client, cache),
    commerce: shop,
    customers: createCustomerClient(shop.send),
    accounts: createAccountClient(shop.send),
    customerFacts: connection.admin && createCustomerFacts({ ...connection.admin, ...overService(commerce) }),
    confirmations: commerce && createConfirmClient({ ...connection.storefront, ...overService(commerce) }),
    customerCarts: services.customerCarts,
    countLogin: createLoginLimit(services.rateLimits, config.loginLimit),
    newsletter: {
      mailchimp: createMailchimpClient({
        baseUrl: mailchimp.baseUrl,
        apiKey: mailchimp.apiKey ?? services.serviceKeys.mailchimp,
        ...overService(services.mailchimp),
      }),
      hub: createHubClient({ baseUrl: hub.baseUrl, defaultFormId: hub.formId, ...overService(services.hub) }),
    },
    challenge: {
      ...createChallengeClient({
        baseUrl: config.challenge.baseUrl,
        secretKey: config.challenge.secretKey ?? services.serviceKeys.challenge,
        ...overService(services.challenge),
      }),
      publicKey: config.challenge.publicKey,
    },
    forms: {
      tokens: createFormTokens(services.formSecret),
      limit: createFormLimit(services.rateLimits, config.formLimit),
    },
    inbox: services.inbox,
    publicUrl: config.publicUrl,
    drawPreview: services.drawPreview,
    development: config.development,
    environment: config.environment,
    version: packageFile.version,
    mayShowDraft: (url) => maySeeDrafts(drafts, url, new Date()),
    catalogue: config.catalogue,
    streetMap: openStreetMap(config.mapStyleUrl, logger),
    log: (level, event, details) => logger[level]({ event, ...details }),
  };
}
