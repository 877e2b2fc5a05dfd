import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { randomId } from '../random-id.ts';
import { activationUrl, resetUrl } from './account-url.ts';
import { type CustomerError, done, refused } from './customer-error.ts';
import { addressee, alreadyRegisteredMail, inviteMail, welcomeMail } from './customer-mails.ts';
import { customerRecord } from './customer-record.ts';
import { emailError, normalEmail } from './email-address.ts';
import { makeLink } from './mailed-link.ts';
import { passwordError } from './password-error.ts';
import { type PersonInput, personColumns, personErrors } from './person-input.ts';
import type { CustomerTable } from './tables.ts';

type Input = PersonInput & { email: string; password: string };

/**
 * customerCreate. A taken address answers TAKEN, as at the vendor, and its owner gets a mail. Both ways spend one
 * hash and write a link and a mail, so that the time taken does not show which it was: a site may hide the difference.
 */
export async function createCustomer(_root: unknown, { input }: { input: Input }, context: CommerceContext) {
  const email = normalEmail(input.email);
  await context.throttle.take('register', email, context.buyer);
  const errors = inputErrors(input, email);
  if (errors.length > 0) return refused({ customer: null }, errors);
  const passwordHash = await context.passwords.hash(input.password);
  return inTransaction(context, async (inside) => {
    const created = await insertCustomer(inside, input, email, passwordHash);
    const customer = await inside.db
      .selectFrom('commerce_customer')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (!created) return refused({ customer: null }, [await notifyOwner(inside, customer, email)]);
    const secret = await makeLink(inside, 'confirm', { id: customer.id, email });
    await queueMail(inside.db, welcomeMail(addressee(inside, email, customer), secret), inside.now());
    return done({ customer: customerRecord(customer, null) });
  });
}

/** Inserts, unless the address is taken: the unique index decides, however many try at once. */
async function insertCustomer({ db, now }: CommerceContext, input: Input, email: string, passwordHash: string) {
  const at = now().toISOString();
  const row = await db
    .insertInto('commerce_customer')
    .values({
      id: randomId(),
      email,
      first_name: null,
      last_name: null,
      phone: null,
      accepts_marketing: 0,
      ...personColumns(input),
      password_hash: passwordHash,
      disabled: 0,
      verified_at: null,
      default_address_id: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Mails the owner of a taken address, and returns the error for the caller. */
async function notifyOwner(inside: CommerceContext, owner: CustomerTable, email: string): Promise<CustomerError> {
  const { publicUrl } = inside;
  const to = addressee(inside, email, owner);
  if (owner.password_hash === null && owner.disabled === 0) {
    const secret = await makeLink(inside, 'activate', { id: owner.id, email });
    const url = activationUrl(publicUrl, { customerId: owner.id, secret });
    await queueMail(inside.db, inviteMail(to, url), inside.now());
    return {
      code: 'CUSTOMER_DISABLED',
      field: ['input', 'email'],
      message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
    };
  }
  const secret = await makeLink(inside, 'reset', { id: owner.id, email });
  const mail = alreadyRegisteredMail(to, resetUrl(publicUrl, { customerId: owner.id, secret }));
  await queueMail(inside.db, mail, inside.now());
  return { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' };
}

function inputErrors(input: Input, email: string): CustomerError[] {
  const badEmail = emailError(email);
  const badPassword = passwordError(input.password);
  return [
    ...(badEmail ? [{ ...badEmail, field: ['input', 'email'] }] : []),
    ...(badPassword ? [{ ...badPassword, field: ['input', 'password'] }] : []),
    ...personErrors('input', input),
  ];
}
