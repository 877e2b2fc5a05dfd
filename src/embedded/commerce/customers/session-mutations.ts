import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { inTransaction } from '../in-transaction.ts';
import { endToken, issueToken, renewToken, tokenNumber } from './access-token.ts';
import { accessDenied, requireCustomer } from './customer-by-token.ts';
import { done, refused } from './customer-error.ts';
import { normalEmail } from './email-address.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * customerAccessTokenCreate. Wrong address, wrong password and disabled account are one answer, after one hash.
 */
export async function logIn(
  _root: unknown,
  { input }: { input: { email: string; password: string } },
  context: CommerceContext,
) {
  const email = normalEmail(input.email);
  await context.throttle.take('login', email, context.buyer);
  const customer = await context.db
    .selectFrom('commerce_customer')
    .select(['id', 'password_hash', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await context.passwords.verify(input.password, customer?.password_hash ?? null);
  if (!customer || !isRight || customer.disabled === 1) {
    return unidentified();
  }
  await context.throttle.forgive('login', email, context.buyer);
  return inTransaction(context, async (inside) => {
    // A password changed during the hash ended all sessions: this one must not begin after that.
    const now = await lockCustomer(inside, customer.id);
    if (now?.password_hash !== customer.password_hash || now.disabled === 1) return unidentified();
    return done({ customerAccessToken: await issueToken(inside, customer.id) });
  });
}

function unidentified() {
  return refused({ customerAccessToken: null }, [
    { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
  ]);
}

/** customerAccessTokenCreateWithMultipass: the shop has no Multipass, and so no token of it is a right one. */
export function logInWithMultipass() {
  return refused({ customerAccessToken: null }, [
    { code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message: 'Invalid Multipass request' },
  ]);
}

type TokenArgument = { customerAccessToken: string };

/** customerAccessTokenDelete: ends one session. */
export async function logOut(_root: unknown, { customerAccessToken }: TokenArgument, context: CommerceContext) {
  if (!(await endToken(context, customerAccessToken))) throw accessDenied();
  return {
    deletedAccessToken: customerAccessToken,
    deletedCustomerAccessTokenId: globalId('CustomerAccessToken', tokenNumber(customerAccessToken)),
    userErrors: [],
  };
}

/** customerAccessTokenRenew: the same token, with its full time again. */
export async function renew(_root: unknown, { customerAccessToken }: TokenArgument, context: CommerceContext) {
  await requireCustomer(context, customerAccessToken);
  const renewed = await renewToken(context, customerAccessToken);
  if (!renewed) throw accessDenied();
  return { customerAccessToken: renewed, userErrors: [] };
}
