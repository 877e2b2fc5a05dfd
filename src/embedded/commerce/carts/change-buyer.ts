import { z } from 'zod';
import { readPhoneNumber } from '#protocol/addresses/phone-number.ts';
import type { CommerceContext } from '../context.ts';
import { customerByToken } from '../customers/customer-by-token.ts';
import { type CartUserError, type CartWarning, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { setColumns } from './change-details.ts';
import type { CartTable } from './tables.ts';

/** The schema's CartBuyerIdentityInput. */
export type BuyerIdentityInput = {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: object | null;
};

const MAX_PREFERENCES = 5_000;

/**
 * Says who the cart is for: what is left out stays, null takes it away. A customer's token brings their email, unless
 * another is given. The country decides prices and currency from now on.
 */
export async function setBuyer(
  context: CommerceContext,
  cart: CartRecord,
  input: BuyerIdentityInput,
  path: string[],
): Promise<CartWarning[]> {
  const errors: CartUserError[] = [];
  const columns: Partial<CartTable> = {};
  if (input.countryCode !== undefined) columns.country_code = input.countryCode;
  if (input.email !== undefined) columns.email = read('email', input.email, readEmail, 'Email is invalid');
  if (input.phone !== undefined) columns.phone = read('phone', input.phone, readPhoneNumber, 'Phone is invalid');
  if (input.preferences !== undefined) columns.preferences = readPreferences(input.preferences);
  if (input.companyLocationId) refuseCompany(input);
  else if (input.customerAccessToken !== undefined) await readCustomer(input.customerAccessToken);
  refuseIfAny(errors);
  return setColumns(context, cart, columns);

  function fieldError(field: string, message: string, code: CartUserError['code'] = 'INVALID') {
    errors.push({ code, field: [...path, field], message });
  }

  function read(field: string, given: string | null, reader: (text: string) => string | null, message: string) {
    if (given === null || given.trim() === '') return null;
    const value = reader(given);
    if (value === null) fieldError(field, message);
    return value;
  }

  function readPreferences(given: object | null) {
    const text = given && JSON.stringify(given);
    if (text && text.length > MAX_PREFERENCES)
      fieldError('preferences', 'The cart is too large to save.', 'CART_TOO_LARGE');
    return text;
  }

  /** This shop sells to no companies, so that none can be found. */
  function refuseCompany({ customerAccessToken }: BuyerIdentityInput) {
    if (customerAccessToken) {
      fieldError('companyLocationId', 'Company location not found or not allowed.', 'INVALID_COMPANY_LOCATION');
    } else {
      const message = 'The customer access token is required when setting a company location.';
      fieldError('customerAccessToken', message, 'MISSING_CUSTOMER_ACCESS_TOKEN');
    }
  }

  async function readCustomer(token: string | null) {
    const customer = token ? await customerByToken(context, token) : null;
    if (token && !customer) fieldError('customerAccessToken', 'Customer is invalid');
    columns.customer_id = customer?.key ?? null;
    if (customer?.email && input.email === undefined) columns.email = customer.email;
  }
}

function readEmail(given: string): string | null {
  const email = z.email().safeParse(given.trim());
  return email.success ? email.data : null;
}
