import { type AddressInput, checkAddress, readAddress } from '#protocol/addresses/check-address.ts';
import type { CommerceContext } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { randomId } from '../random-id.ts';
import { addressColumns, addressNumber, addressRecord, postalAddress } from './customer-addresses.ts';
import { accessDenied, requireCustomer } from './customer-by-token.ts';
import { type CustomerError, done, refused } from './customer-error.ts';
import { customerRecord } from './customer-record.ts';
import { lockCustomer } from './lock-customer.ts';
import type { CustomerTable } from './tables.ts';

/** More than anyone lives at, and few enough to be read at once. */
const MAX_ADDRESSES = 100;

type Token = { customerAccessToken: string };

/** customerAddressCreate: the first one becomes the default; one without names is the customer's own. */
export function createAddress(_root: unknown, args: Token & { address: AddressInput }, context: CommerceContext) {
  const nothing = { customerAddress: null };
  return forCustomer(context, args, async (inside, customer) => {
    const address = withNames(args.address, customer);
    const errors = addressErrors(address);
    if (errors.length > 0) return refused(nothing, errors);
    const { db, now } = inside;
    const { count } = await db
      .selectFrom('commerce_customer_address')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_ADDRESSES) {
      const message = `There are ${MAX_ADDRESSES} addresses already`;
      return refused(nothing, [{ code: 'TOO_LONG', field: ['address'], message }]);
    }
    const row = await db
      .insertInto('commerce_customer_address')
      .values({
        id: randomId(),
        customer_id: customer.id,
        ...addressColumns(readAddress(address)),
        created_at: now().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (customer.default_address_id === null) await makeDefault(inside, customer.id, row.id);
    return done({ customerAddress: addressRecord(row, args.customerAccessToken) });
  });
}

/** customerAddressUpdate: what the input leaves out stays as it is. */
export function updateAddress(
  _root: unknown,
  args: Token & { id: string; address: AddressInput },
  context: CommerceContext,
) {
  const nothing = { customerAddress: null };
  return forCustomer(context, args, async (inside, customer) => {
    const before = await ownAddress(inside, customer.id, args.id);
    if (!before) return refused(nothing, [missing('id')]);
    const { countryCode, provinceCode, ...unchanged } = postalAddress(before);
    const address: AddressInput = { ...unchanged, country: countryCode, province: provinceCode, ...args.address };
    const errors = addressErrors(address);
    if (errors.length > 0) return refused(nothing, errors);
    const row = await inside.db
      .updateTable('commerce_customer_address')
      .set(addressColumns(readAddress(address)))
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return done({ customerAddress: addressRecord(row, args.customerAccessToken) });
  });
}

/** customerAddressDelete: after the default one, the oldest that is left takes its place. */
export function deleteAddress(_root: unknown, args: Token & { id: string }, context: CommerceContext) {
  return forCustomer(context, args, async (inside, customer) => {
    const address = await ownAddress(inside, customer.id, args.id);
    if (!address) return refused({ deletedCustomerAddressId: null }, [missing('id')]);
    await inside.db.deleteFrom('commerce_customer_address').where('id', '=', address.id).execute();
    if (customer.default_address_id === address.id) {
      const oldest = await inside.db
        .selectFrom('commerce_customer_address')
        .select('id')
        .where('customer_id', '=', customer.id)
        .orderBy('created_at')
        .orderBy('id')
        .executeTakeFirst();
      await makeDefault(inside, customer.id, oldest?.id ?? null);
    }
    return done({ deletedCustomerAddressId: args.id });
  });
}

/** customerDefaultAddressUpdate. */
export function chooseDefaultAddress(_root: unknown, args: Token & { addressId: string }, context: CommerceContext) {
  return forCustomer(context, args, async (inside, customer) => {
    const address = await ownAddress(inside, customer.id, args.addressId);
    if (!address) return refused({ customer: null }, [missing('addressId')]);
    await makeDefault(inside, customer.id, address.id);
    const changed = { ...customer, default_address_id: address.id };
    return done({ customer: customerRecord(changed, args.customerAccessToken) });
  });
}

/** Runs in a transaction that holds the customer of the token; throws ACCESS_DENIED when the token is nobody's. */
function forCustomer<Result>(
  context: CommerceContext,
  { customerAccessToken }: Token,
  work: (inside: CommerceContext, customer: CustomerTable) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (inside) => {
    const { key } = await requireCustomer(inside, customerAccessToken);
    const customer = await lockCustomer(inside, key);
    // Ended while a change of the password, or an erasure of the account, had the lock.
    await requireCustomer(inside, customerAccessToken);
    if (!customer) throw accessDenied();
    return work(inside, customer);
  });
}

async function ownAddress({ db }: CommerceContext, customerId: number, id: string) {
  const number = addressNumber(id);
  if (number === null) return undefined;
  return db
    .selectFrom('commerce_customer_address')
    .selectAll()
    .where('id', '=', number)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

async function makeDefault({ db, now }: CommerceContext, customerId: number, addressId: number | null) {
  await db
    .updateTable('commerce_customer')
    .set({ default_address_id: addressId, updated_at: now().toISOString() })
    .where('id', '=', customerId)
    .execute();
}

function withNames(address: AddressInput, { first_name, last_name }: CustomerTable): AddressInput {
  if (address.firstName?.trim() || address.lastName?.trim()) return address;
  return { ...address, firstName: first_name, lastName: last_name };
}

function addressErrors(address: AddressInput): CustomerError[] {
  return checkAddress(address).map(({ field, code, message }) => ({ code, field: ['address', field], message }));
}

function missing(argument: string): CustomerError {
  return { code: 'NOT_FOUND', field: [argument], message: 'Address does not exist' };
}
