import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import { inTransaction } from '../in-transaction.ts';
import { type AccountLink, readAccountUrl } from './account-url.ts';
import { type CustomerError, done, refused } from './customer-error.ts';
import { customerRecord } from './customer-record.ts';
import { lockCustomer } from './lock-customer.ts';
import { ownerOfLink, spendLink } from './mailed-link.ts';
import { passwordError } from './password-error.ts';
import { setPassword } from './set-password.ts';
import type { CustomerTable } from './tables.ts';

/** `field` is the argument that holds the secret; a whole URL has none of its own in the vendor's answers. */
type Link = AccountLink & { kind: 'reset' | 'activate'; field: string[] | null };

const alreadyEnabled: CustomerError = { code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' };

/** The vendor names the input in the list with codes alone. */
function invalidToken({ kind, field }: Link): CustomerError {
  const message = `Invalid ${kind === 'reset' ? 'reset' : 'activation'} token`;
  return { code: 'TOKEN_INVALID', field, olderField: null, message };
}

/** customerReset: a new password by the number and the secret of a mailed link. */
export function resetPassword(
  _root: unknown,
  { id, input }: { id: string; input: { resetToken: string; password: string } },
  context: CommerceContext,
) {
  const customerId = numberOfType(id, 'Customer') ?? 0;
  const link: Link = { kind: 'reset', field: ['input'], customerId, secret: input.resetToken };
  return choosePassword(context, link, input.password, ['input', 'password']);
}

/** customerActivate: the first password of someone who was invited. */
export function activate(
  _root: unknown,
  { id, input }: { id: string; input: { activationToken: string; password: string } },
  context: CommerceContext,
) {
  const customerId = numberOfType(id, 'Customer') ?? 0;
  const link: Link = { kind: 'activate', field: ['input'], customerId, secret: input.activationToken };
  return choosePassword(context, link, input.password, ['input', 'password']);
}

/** customerResetByUrl: the same by the whole link; a URL that is none of ours, or of nobody's, is NOT_FOUND. */
export async function resetPasswordByUrl(
  _root: unknown,
  { resetUrl, password }: { resetUrl: string; password: string },
  context: CommerceContext,
) {
  const link = readAccountUrl(resetUrl, 'reset');
  if (!link || !(await findCustomer(context, link.customerId))) throw urlNotFound();
  return choosePassword(context, { kind: 'reset', field: null, ...link }, password, ['password']);
}

/** customerActivateByUrl. */
export function activateByUrl(
  _root: unknown,
  { activationUrl, password }: { activationUrl: string; password: string },
  context: CommerceContext,
) {
  const link = readAccountUrl(activationUrl, 'activate');
  if (!link) throw urlNotFound();
  return choosePassword(context, { kind: 'activate', field: null, ...link }, password, ['password']);
}

function urlNotFound() {
  return requestError('Unidentified customer', 'NOT_FOUND');
}

async function choosePassword(context: CommerceContext, link: Link, password: string, passwordField: string[]) {
  const nothing = { customer: null, customerAccessToken: null };
  const fieldError = passwordError(password);
  if (fieldError) return refused(nothing, [{ ...fieldError, field: passwordField }]);
  if (link.kind === 'activate' && isEnabled(await findCustomer(context, link.customerId))) {
    return refused(nothing, [alreadyEnabled]);
  }
  // Looked up before the expensive hash: an invented link must not cause one.
  if ((await ownerOfLink(context, link.kind, link.secret)) !== link.customerId) {
    return refused(nothing, [invalidToken(link)]);
  }
  const passwordHash = await context.passwords.hash(password);
  return inTransaction(context, async (inside) => {
    const refusal = await refusalOf(inside, link);
    if (refusal) return refused(nothing, [refusal]);
    const customerAccessToken = await setPassword(inside, link.customerId, passwordHash);
    const customer = await lockCustomer(inside, link.customerId);
    return done({
      customer: customer && customerRecord(customer, customerAccessToken.accessToken),
      customerAccessToken,
    });
  });
}

/** Uses up the link; answers why it opens nothing, or null when it does. */
async function refusalOf(inside: CommerceContext, link: Link): Promise<CustomerError | null> {
  const customer = await lockCustomer(inside, link.customerId);
  if (!customer) return invalidToken(link);
  if (customer.disabled === 1) return { code: 'CUSTOMER_DISABLED', field: null, message: 'Customer is disabled' };
  if (link.kind === 'activate' && isEnabled(customer)) return alreadyEnabled;
  const used = await spendLink(inside, link.kind, link.secret);
  if (!used || used.email !== customer.email) return invalidToken(link);
  // The link was read in the mailbox of this address: that proves it as well as a link made for it.
  if (customer.verified_at === null) {
    const verified_at = inside.now().toISOString();
    await inside.db.updateTable('commerce_customer').set({ verified_at }).where('id', '=', customer.id).execute();
  }
  return null;
}

function findCustomer({ db }: CommerceContext, id: number) {
  return db
    .selectFrom('commerce_customer')
    .select(['password_hash', 'disabled'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether somebody has chosen a password already; a disabled account says so itself. */
function isEnabled(customer: Pick<CustomerTable, 'password_hash' | 'disabled'> | undefined): boolean {
  return customer !== undefined && customer.password_hash !== null && customer.disabled === 0;
}
