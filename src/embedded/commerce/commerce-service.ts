import type { Hono } from 'hono';
import type { SuggestAddresses } from '#protocol/addresses/address-suggestion.ts';
import type { CommerceChange } from '#protocol/shopify/webhook.ts';
import type { OperatorMenu } from '#server-pages/operator/operator-pages.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import { clientAddress } from '#services/client-address.ts';
import { openDatabase } from '#services/database/open-database.ts';
import type { HttpService } from '#services/http-service.ts';
import type { Passwords } from '#services/passwords.ts';
import { newSecret } from '#services/secret.ts';
import { buildAdminSchema } from './admin/admin-schema.ts';
import { areas } from './areas.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { releaseForgotten } from './checkout/payment/pay.ts';
import { testGateway } from './checkout/payment/test-gateway.ts';
import { createContextBase } from './context-base.ts';
import { cleanUpCustomers } from './customers/clean-up-customers.ts';
import { createConfirmations } from './customers/confirmations.ts';
import { commerceMigrations } from './database/migrations.ts';
import type { CommerceTables } from './database/tables.ts';
import { createAnswerCache } from './graphql/answer-cache.ts';
import { createExecutor, maxQueryWork } from './graphql/execute-request.ts';
import { createStorefrontExecutor } from './graphql/storefront-executor.ts';
import { buildStorefrontSchema } from './graphql/storefront-schema.ts';
import { createWorkLimit } from './graphql/work-limit.ts';
import { createAbuseLimit } from './http/abuse-limit.ts';
import type { GraphqlApi } from './http/answer-graphql.ts';
import { answersAtNode, type NodeCall } from './http/answer-node.ts';
import { authorize, authorizeAdmin, tokensOf } from './http/authorize.ts';
import { createCommerceApp } from './http/commerce-app.ts';
import { orderRoutes } from './order-pages/order-routes.ts';
import { createFindOrder } from './orders/find-order.ts';
import { createOrderManagement } from './orders/management/order-management.ts';
import { prepareCatalogue } from './product-catalogue/prepare-product-catalogue.ts';
import { tellOfProducts } from './product-changes.ts';
import type { CommerceSeed } from './seed/product-catalogue-seed.ts';
import { seedCatalogue } from './seed/seed-product-catalogue.ts';

/** A guest waits for a card for so long, in ms. */
const PAYMENT_TIME_LIMIT = 8_000;

export type CommerceServiceOptions = {
  /** A SQLite path, `:memory:`, or a `postgres://` URL. */
  database: string;
  /** Accepted in `X-Shopify-Storefront-Access-Token`. */
  publicToken: string;
  /** Accepted in `Shopify-Storefront-Private-Token`. */
  privateToken: string;
  /** Accepted in `X-Shopify-Access-Token` by the Admin API; without one nobody gets in there. */
  adminToken?: string;
  /** Absolute origin for image URLs and the shop's pages. */
  publicUrl: string;
  /** The pages of the checkout and of the orders; left out, there are none, as in a command. */
  pages?: LoadServerPages;
  /** Suggests addresses in the checkout; left out, none are. */
  suggestAddresses?: SuggestAddresses;
  /** Tries at logging in, registering and recovering in 15 minutes, for one address from one buyer; 0 is any number. */
  loginLimit: number;
  /**
   * Points of work (graphql/query-size.ts) that each buyer gets back a second: a browser by its address, the visitor that
   * a server names. A buyer who has used them up is answered THROTTLED. 0, or left out, is any number.
   */
  workPerSecond?: number;
  /** Requests a minute from one address, beyond which it is answered 430; 0, or left out, is any number. */
  requestsPerMinute?: number;
  /** What hashes passwords; left out, argon2id at its full cost. */
  passwords?: Passwords;
  now?: () => Date;
  /** How long the payment gateway may take for one answer, in ms. */
  paymentTimeLimit?: number;
  /** Called after each commit: there may be mail in the outbox. */
  afterCommit?: () => void;
  /** Hears of every product of which more or fewer are there to be sold, as the vendor's webhooks do. */
  onProductChange?: (change: CommerceChange) => void;
  /** Hears failures that are the service's own; without it they go to the console. */
  onError?: (error: unknown) => void;
};

export type CommerceService = HttpService & {
  /** Answers most requests to the Storefront API at Node's own server; false where `fetch` is to answer. */
  answerAtNode: (call: NodeCall) => boolean;
  /** The operator's pages of the orders, answering below `/operator/orders`. */
  orderPages: ((menu: OperatorMenu) => Hono) | null;
  /** Replaces the catalogue in one transaction. Throws, naming the fields, when the data is invalid. */
  seed: (seed: CommerceSeed) => Promise<void>;
  /** Whether nothing was ever seeded. */
  isEmpty: () => Promise<boolean>;
};

/** Starts the embedded commerce service over its database: the Storefront API of contracts/commerce.md. */
export async function createCommerceService(options: CommerceServiceOptions): Promise<CommerceService> {
  const {
    publicToken,
    privateToken,
    adminToken = newSecret(),
    pages,
    now = () => new Date(),
    onError = console.error,
  } = options;
  const publicUrl = new URL(options.publicUrl).origin;
  const [schema, database] = await Promise.all([
    buildStorefrontSchema(areas),
    openDatabase<CommerceTables>(options.database, 'commerce', commerceMigrations),
  ]);
  const { db, kind } = database;
  await prepareCatalogue(db);
  const { base, settled } = createContextBase({
    ...options,
    db,
    kind,
    publicUrl,
    onError,
    onStockChange: tellOfProducts(options.onProductChange),
  });
  const payments = { gateway: testGateway, timeLimit: options.paymentTimeLimit ?? PAYMENT_TIME_LIMIT };
  const checkout = pages ? checkoutRoutes(base, payments, pages, options.suggestAddresses ?? null, onError) : null;
  const tokens = tokensOf({ publicToken, privateToken, adminToken });
  const limit = createAbuseLimit(options.requestsPerMinute ?? 0);
  const storefront: GraphqlApi = {
    authorize: (header) => authorize(header, tokens),
    refusal: 'The storefront access token is wrong.',
    run: createStorefrontExecutor(schema, base, onError, {
      limit: options.workPerSecond ? createWorkLimit(options.workPerSecond, maxQueryWork, now) : null,
      cache: createAnswerCache(database),
    }),
  };
  const admin: GraphqlApi = {
    authorize: (header) => authorizeAdmin(header, tokens),
    refusal: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    run: createExecutor(buildAdminSchema(), base, onError),
  };
  const app = createCommerceApp({
    tokens,
    storefront,
    admin,
    confirmations: createConfirmations(base),
    findOrder: createFindOrder(base),
    limit,
    onError,
  });
  const stopCleanup = cleanUpCustomers(base);
  base.later(() => releaseForgotten(base, payments));
  return {
    fetch: (request) =>
      checkout && new URL(request.url).pathname.startsWith('/checkout/')
        ? checkout.fetch(request)
        : app.fetch(request, { address: clientAddress(request) }),
    answerAtNode: answersAtNode(storefront, limit, onError),
    async close() {
      stopCleanup();
      await settled();
      await database.close();
    },
    orderPages: pages ? (menu) => orderRoutes(createOrderManagement(base), menu, pages) : null,
    seed: (data) => seedCatalogue(db, data, now()),
    isEmpty: async () => (await db.selectFrom('commerce_shop').select('id').executeTakeFirst()) === undefined,
  };
}
