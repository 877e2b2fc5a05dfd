import { erasureDelayDays } from '#protocol/shopify/erasure-delay.ts';
import { type AdminConnection, type AdminUserError, createAdminClient } from './admin-client.ts';
import { CommerceError } from './commerce-error.ts';
import { operationName } from './operations/operation.ts';

/** Facts about a customer that the Storefront API cannot write, by the commerce service's id. Failures throw CommerceError. */
export type CustomerFacts = {
  /** Keeps the date of birth, `YYYY-MM-DD`, as the metafield `facts.birth_date`. */
  setBirthDate: (customerId: string, date: string) => Promise<void>;
  /** The time for thinking it over before a customer is deleted, in days: `erasureDelayDays`. */
  erasureDays: number;
  /** Asks for everything about the customer to be deleted once that time has passed. */
  requestErasure: (customerId: string) => Promise<void>;
  cancelErasure: (customerId: string) => Promise<void>;
  /** When the customer will be deleted, ISO 8601; null when nobody asked for it. */
  erasureDue: (customerId: string) => Promise<string | null>;
};

type Payload = { userErrors: AdminUserError[] };

/** The Admin API does not say whether an erasure is waiting, so the request is also stored in a metafield of ours. */
const ERASURE = { namespace: 'facts', key: 'erasure_due' };

/** Makes the client over the Admin API of the same shop; `now` is the clock that erasures are dated by. */
export function createCustomerFacts(connection: AdminConnection & { now?: () => Date }): CustomerFacts {
  const { now = () => new Date() } = connection;
  const ask = createAdminClient(connection);

  async function change(document: string, variables: Record<string, unknown>, harmless: string[] = []) {
    const data = await ask<Record<string, Payload | null>>(document, variables);
    const errors = Object.values(data).flatMap((payload) => payload?.userErrors ?? []);
    const failed = errors.filter(({ code }) => !code || !harmless.includes(code));
    if (failed.length === 0) return;
    const messages = failed.map(({ message }) => ({ message }));
    throw new CommerceError(operationName(document), messages);
  }

  return {
    erasureDays: erasureDelayDays,
    setBirthDate: (ownerId, value) =>
      change(setDocument, {
        metafields: [{ ownerId, namespace: 'facts', key: 'birth_date', type: 'date', value }],
      }),
    requestErasure: (id) => {
      const value = new Date(now().getTime() + erasureDelayDays * 86_400_000).toISOString();
      return change(requestDocument, {
        id,
        metafields: [{ ownerId: id, ...ERASURE, type: 'date_time', value }],
      });
    },
    cancelErasure: (id) =>
      change(cancelDocument, { id, metafields: [{ ownerId: id, ...ERASURE }] }, ['NOT_BEING_ERASED']),
    async erasureDue(id) {
      const data = await ask<{ customer: { metafield: { value: string } | null } | null }>(dueDocument, {
        id,
        ...ERASURE,
      });
      return data.customer?.metafield?.value ?? null;
    },
  };
}

const setDocument = /* GraphQL */ `
  mutation SetBirthDate($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { userErrors { code message } }
  }
`;
const requestDocument = /* GraphQL */ `
  mutation RequestErasure($id: ID!, $metafields: [MetafieldsSetInput!]!) {
    customerRequestDataErasure(customerId: $id) { userErrors { code message } }
    metafieldsSet(metafields: $metafields) { userErrors { code message } }
  }
`;
const cancelDocument = /* GraphQL */ `
  mutation CancelErasure($id: ID!, $metafields: [MetafieldIdentifierInput!]!) {
    customerCancelDataErasure(customerId: $id) { userErrors { code message } }
    metafieldsDelete(metafields: $metafields) { userErrors { message } }
  }
`;
const dueDocument = /* GraphQL */ `
  query ErasureDue($id: ID!, $namespace: String!, $key: String!) {
    customer(id: $id) { metafield(namespace: $namespace, key: $key) { value } }
  }
`;
