import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { inTransaction } from '../in-transaction.ts';
import type { CustomerAccessToken } from './access-token.ts';
import { accessDenied, requireCustomer } from './customer-by-token.ts';
import { type CustomerError, done, refused } from './customer-error.ts';
import { addressee, confirmMail, emailChangedMail } from './customer-mails.ts';
import { customerRecord } from './customer-record.ts';
import { emailError, normalEmail } from './email-address.ts';
import { lockCustomer } from './lock-customer.ts';
import { makeLink } from './mailed-link.ts';
import { passwordError } from './password-error.ts';
import { type PersonInput, personColumns, personErrors } from './person-input.ts';
import { setPassword } from './set-password.ts';
import type { CustomerTable } from './tables.ts';

type Input = PersonInput & { email?: string | null; password?: string | null };

/**
 * customerUpdate: only what the input names. Another password ends every session and answers a new token; another
 * address must be confirmed anew, and the old one gets a mail.
 */
export async function updateCustomer(
  _root: unknown,
  args: { customerAccessToken: string; customer: Input },
  context: CommerceContext,
) {
  const { customerAccessToken: token, customer: input } = args;
  const current = await requireCustomer(context, token);
  const email = input.email == null ? null : normalEmail(input.email);
  const nothing = { customer: null, customerAccessToken: null };
  const errors = inputErrors(input, email);
  if (errors.length > 0) return refused(nothing, errors);
  if (email !== null && email !== current.email) {
    // Whether an address is taken can be asked here, too.
    await context.throttle.take('register', current.id, context.buyer);
  }
  const passwordHash = input.password == null ? null : await context.passwords.hash(input.password);
  try {
    return await inTransaction(context, async (inside) => {
      const before = await lockCustomer(inside, current.key);
      // Ended while the password was hashed.
      await requireCustomer(inside, token);
      if (!before) throw accessDenied();
      const changed = await writeChanges(inside, before, { ...input, email });
      const issued = passwordHash === null ? null : await setPassword(inside, before.id, passwordHash);
      const accessToken: CustomerAccessToken | null = issued;
      return done({
        customer: customerRecord(changed, issued?.accessToken ?? token),
        customerAccessToken: accessToken,
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refused(nothing, [{ code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken' }]);
  }
}

async function writeChanges(inside: CommerceContext, before: CustomerTable, input: Input): Promise<CustomerTable> {
  const moved = input.email != null && input.email !== before.email ? input.email : null;
  const after = await inside.db
    .updateTable('commerce_customer')
    .set({
      ...personColumns(input),
      ...(moved && { email: moved, verified_at: null }),
      updated_at: inside.now().toISOString(),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!moved) return after;
  const secret = await makeLink(inside, 'confirm', { id: before.id, email: moved });
  await queueMail(inside.db, confirmMail(addressee(inside, moved, after), secret), inside.now());
  if (before.email) {
    await queueMail(inside.db, emailChangedMail(addressee(inside, before.email, before), moved), inside.now());
  }
  return after;
}

function inputErrors(input: Input, email: string | null): CustomerError[] {
  const badEmail = email === null ? null : emailError(email);
  const badPassword = input.password == null ? null : passwordError(input.password);
  return [
    ...(badEmail ? [{ ...badEmail, field: ['customer', 'email'] }] : []),
    ...(badPassword ? [{ ...badPassword, field: ['customer', 'password'] }] : []),
    ...personErrors('customer', input),
  ];
}
