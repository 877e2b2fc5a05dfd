import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { CommerceServiceOptions } from '#embedded/commerce/commerce-service.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import type { CommerceSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { type OpenDatabase, openDatabase } from '#services/database/open-database.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import { type TestDatabase, testDatabases } from './databases.ts';

type Seeds = Omit<CommerceSeed, 'assetPath' | 'catalogue'>;
type Answer = {
  cart: Cart | null;
  userErrors: object[];
  warnings: { code: string; target: string; message: string }[];
};

type Amount = { amount: string; currencyCode: string };

/** What a discount takes off; it has a code, or a title where it needs none. */
export type Allocation = { discountedAmount: { amount: string }; targetType: string; code?: string; title?: string };

/** A cart as `CART` asks for it. */
export type Cart = {
  id: string;
  note: string;
  totalQuantity: number;
  lines: {
    nodes: {
      id: string;
      quantity: number;
      merchandise: { sku: string };
      attributes: object[];
      discountAllocations: Allocation[];
      parentRelationship: { parent: { id: string } } | null;
    }[];
  };
  cost: { subtotalAmount: Amount; totalAmount: Amount; totalTaxAmount: { amount: string } | null };
  discountAllocations: Allocation[];
  discountCodes: { code: string; applicable: boolean }[];
  appliedGiftCards: { id: string; lastCharacters: string; amountUsed: { amount: string } }[];
  deliveryGroups: {
    nodes: {
      id: string;
      deliveryOptions: { handle: string; estimatedCost: { amount: string } }[];
      selectedDeliveryOption: { handle: string; estimatedCost: { amount: string } } | null;
    }[];
  };
  delivery: { addresses: { id: string; selected: boolean; oneTimeUse: boolean; address: Record<string, string> }[] };
};

const CART = /* GraphQL */ `
  fragment CartParts on Cart {
    id checkoutUrl note totalQuantity createdAt updatedAt attributes { key value }
    buyerIdentity { countryCode email phone customer { id } }
    lines(first: 250) { nodes {
      id quantity attributes { key value } ... on CartLine { parentRelationship { parent { id } } } merchandise { ... on ProductVariant { sku } }
      discountAllocations { discountedAmount { amount } targetType ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } }
      cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
    } }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } totalAmountEstimated totalTaxAmount { amount } }
    discountCodes { code applicable }
    discountAllocations { discountedAmount { amount } targetType ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } }
    appliedGiftCards { id lastCharacters amountUsed { amount currencyCode } balance { amount } }
    deliveryGroups(first: 5) { nodes {
      id groupType deliveryAddress { formatted } selectedDeliveryOption { handle estimatedCost { amount } }
      deliveryOptions { handle title deliveryMethodType estimatedCost { amount } } cartLines(first: 5) { nodes { quantity } }
    } }
    delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { city countryCode provinceCode zip } } } }
  }
`;

/** A seeded service, its database beside it, and the cart's operations in the vendor's words. */
export type CartServer = CommerceServer & {
  /** Where the database is, for tests that open it beside the service. */
  location: string;
  database: OpenDatabase<CommerceTables>;
  variant: (sku: string) => Promise<string>;
  /** Runs a mutation of a cart: `change('cartNoteUpdate', '$note: String!', {cartId, note})`. */
  change: (field: string, declared: string, variables: Record<string, unknown>) => Promise<Answer>;
  create: (input: object) => Promise<Cart>;
  read: (id: string) => Promise<Cart | null>;
  /** Makes an account and logs in. */
  account: (email: string) => Promise<{ accessToken: string; customerId: string }>;
};

const ACCOUNT = /* GraphQL */ `
  mutation ($input: CustomerCreateInput!, $login: CustomerAccessTokenCreateInput!) {
    customerCreate(input: $input) { customer { id } }
    customerAccessTokenCreate(input: $login) { customerAccessToken { accessToken } }
  }
`;
type AccountAnswer = {
  customerCreate: { customer: { id: string } };
  customerAccessTokenCreate: { customerAccessToken: { accessToken: string } };
};

/** Both databases, SQLite as a file, so that a test can look into it. */
export const cartDatabases: TestDatabase[] = testDatabases.map((entry) => (entry.name === 'SQLite' ? onFile() : entry));

export async function startCartServer(
  { name, open }: TestDatabase,
  catalogue = commerceSeed.catalogue,
  seeds: Seeds = { discounts: commerceSeed.discounts ?? [], giftCards: commerceSeed.giftCards ?? [] },
  options: Partial<CommerceServiceOptions> = {},
): Promise<CartServer> {
  const opened = await open();
  const server = await startCommerceServer({ name, open: async () => opened }, catalogue, options, seeds);
  const database = await openDatabase<CommerceTables>(opened.location, 'commerce', commerceMigrations);
  const change: CartServer['change'] = async (field, declared, variables) => {
    const names = [...declared.matchAll(/\$(\w+):/g)].map(([, found]) => `${found}: $${found}`).join(', ');
    const query = `${CART} mutation (${declared}) { ${field}(${names}) {
      cart { ...CartParts } userErrors { code field message } warnings { code target message } } }`;
    const { data, errors } = await server.ask(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.[field] as Answer;
  };
  return {
    ...server,
    location: opened.location,
    database,
    change,
    async variant(sku) {
      const row = database.db.selectFrom('commerce_variant').select('id').where('sku', '=', sku);
      return `gid://shopify/ProductVariant/${(await row.executeTakeFirstOrThrow()).id}`;
    },
    async create(input) {
      const { cart, userErrors } = await change('cartCreate', '$input: CartInput!', { input });
      if (!cart) throw new Error(JSON.stringify(userErrors));
      return cart;
    },
    async read(id) {
      const { data, errors } = await server.ask(`${CART} query ($id: ID!) { cart(id: $id) { ...CartParts } }`, { id });
      if (errors) throw new Error(JSON.stringify(errors));
      return data?.cart as Cart | null;
    },
    async account(email) {
      const input = { email, password: 'a long enough password' };
      const { data } = await server.ask(ACCOUNT, { input, login: input });
      const { customerCreate, customerAccessTokenCreate } = data as AccountAnswer;
      return {
        customerId: customerCreate.customer.id,
        accessToken: customerAccessTokenCreate.customerAccessToken.accessToken,
      };
    },
    async close() {
      await database.close();
      await server.close();
    },
  };
}

function onFile(): TestDatabase {
  return {
    name: 'SQLite',
    async open() {
      const location = join(tmpdir(), `ash-cart-${randomUUID()}.db`);
      return { location, drop: () => rm(location, { force: true }) };
    },
  };
}
