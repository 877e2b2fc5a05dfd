import { globalId } from '../global-id.ts';
import { defineLoader, matchRows } from '../loader.ts';
import type { CustomerTable } from './tables.ts';

export type CustomerRecord = {
  __typename: 'Customer';
  key: number;
  id: string;
  /** Null once the customer was erased. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  phone: string | null;
  acceptsMarketing: boolean;
  /** ISO 8601, UTC: when the address was confirmed. Null: guest orders with it must not be shown yet. */
  verifiedAt: string | null;
  disabled: boolean;
  /** False for someone who was invited and has not chosen one. */
  hasPassword: boolean;
  defaultAddressKey: number | null;
  createdAt: string;
  updatedAt: string;
  /**
   * The token the customer was found by; the ids of their addresses carry it
   * (docs/reference/commerce-protocol.md#customers).
   */
  accessToken: string | null;
  tags: string[];
  avatarUrl: null;
  socialLoginProvider: null;
};

/** A customer by number, or null. */
export const customerById = defineLoader<number, CustomerRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_customer').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows, (row) => row.id).map((row) => row && customerRecord(row, null));
});

/** The schema's Customer; `accessToken` is the session that it is read with, null where there is none. */
export function customerRecord(row: CustomerTable, accessToken: string | null): CustomerRecord {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return {
    __typename: 'Customer',
    key: row.id,
    id: globalId('Customer', row.id),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: name || row.email || row.phone || '',
    phone: row.phone,
    acceptsMarketing: row.accepts_marketing === 1,
    verifiedAt: row.verified_at,
    disabled: row.disabled === 1,
    hasPassword: row.password_hash !== null,
    defaultAddressKey: row.default_address_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    accessToken,
    tags: [],
    avatarUrl: null,
    socialLoginProvider: null,
  };
}
