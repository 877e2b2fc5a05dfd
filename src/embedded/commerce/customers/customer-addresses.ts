import { sql } from 'kysely';
import { mailingAddress } from '../addresses/mailing-address.ts';
import type { PostalAddress } from '../addresses/postal-address.ts';
import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, readSortedPages } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { globalId, numberOfType } from '../global-id.ts';
import { defineLoader, groupRows } from '../loader.ts';
import type { CustomerRecord } from './customer-record.ts';
import type { CustomerAddressTable } from './tables.ts';

/** Every address of a customer, oldest first; there are at most `MAX_ADDRESSES`. */
const addressRows = defineLoader<number, CustomerAddressTable[]>(async ({ db }, customerIds) => {
  const rows = await db
    .selectFrom('commerce_customer_address')
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return groupRows(customerIds, rows, (row) => row.customer_id);
});

/** A page of a customer's addresses, oldest first. Its cursors hold when the address they name is deleted. */
export async function addressesOf(context: CommerceContext, customer: CustomerRecord, args: PageArguments) {
  const own = context.db.selectFrom('commerce_customer_address as address').where('customer_id', '=', customer.key);
  const oldestFirst = {
    id: sql<number>`address.id`,
    by: sql<string>`address.created_at`,
    type: 'text' as const,
  };
  const pages = await readSortedPages(context.db, [ALL], () => own, oldestFirst, readPage(args));
  return idPageConnection(pages.get(ALL), (id) => ownAddress(context, customer, id));
}

export async function defaultAddressOf(context: CommerceContext, customer: CustomerRecord) {
  return customer.defaultAddressKey === null ? null : ownAddress(context, customer, customer.defaultAddressKey);
}

async function ownAddress(context: CommerceContext, customer: CustomerRecord, id: number) {
  const rows = await addressRows(context, customer.key);
  const row = rows.find((address) => address.id === id);
  return row ? addressRecord(row, customer.accessToken) : null;
}

/** The schema's MailingAddress of a customer. Like the vendor's, its id names the token that it was read with. */
export function addressRecord(row: CustomerAddressTable, accessToken: string | null) {
  const token = accessToken === null ? '' : `&customer_access_token=${accessToken}`;
  const id = `${globalId('MailingAddress', row.id)}?model_name=CustomerAddress${token}`;
  return { key: row.id, ...mailingAddress(id, postalAddress(row)) };
}

/** The number in a customer address's global id; null for the address of an order or a cart, and for any other id. */
export function addressNumber(id: string): number | null {
  const model = /[?&]model_name=(\w+)/.exec(id)?.[1];
  return model === undefined || model === 'CustomerAddress' ? numberOfType(id, 'MailingAddress') : null;
}

/** A row as the address that labels and checks are made of. */
export function postalAddress(row: CustomerAddressTable): PostalAddress {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    provinceCode: row.province_code,
    countryCode: row.country_code,
    zip: row.zip,
    phone: row.phone,
  };
}

/** The columns of a row that hold an address. */
export function addressColumns(address: PostalAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province_code: address.provinceCode,
    country_code: address.countryCode,
    zip: address.zip,
    phone: address.phone,
  };
}
