import { randomUUID } from 'node:crypto';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import { activationUrl, resetUrl } from './account-url.ts';
import { done, refused } from './customer-error.ts';
import { addressee, inviteMail, resetMail } from './customer-mails.ts';
import { emailError, normalEmail } from './email-address.ts';
import { makeLink } from './mailed-link.ts';

/**
 * customerRecover. What is done here is the same for every address, known or not: the request is written down and
 * answered. Whether there is an account is looked up only afterwards: neither text nor time shows it. The vendor's
 * own service does.
 */
export async function recover(_root: unknown, args: { email: string }, context: CommerceContext) {
  const email = normalEmail(args.email);
  await context.throttle.take('recover', email, context.buyer);
  const fieldError = emailError(email);
  if (fieldError) return refused({}, [{ ...fieldError, field: ['email'] }]);
  const id = randomUUID();
  await context.db
    .insertInto('commerce_customer_recovery')
    .values({ id, email, created_at: context.now().toISOString() })
    .execute();
  context.later(() => answerRecovery(context, { id, email }));
  return done({});
}

type Base = Pick<CommerceContext, 'db' | 'now' | 'publicUrl' | 'afterCommit'>;

/** Mails the link of every recovery that a crash left unanswered. */
export async function answerRecoveries(base: Base): Promise<void> {
  const waiting = await base.db.selectFrom('commerce_customer_recovery').select(['id', 'email']).execute();
  for (const recovery of waiting) await answerRecovery(base, recovery);
}

async function answerRecovery(base: Base, { id, email }: { id: string; email: string }): Promise<void> {
  await base.db.transaction().execute(async (db) => {
    // The process that deletes it answers it: two may have read it.
    const { numDeletedRows } = await db
      .deleteFrom('commerce_customer_recovery')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await mailLink({ ...base, db }, email);
  });
  base.afterCommit?.();
}

async function mailLink(inside: Base, email: string): Promise<void> {
  const { db, now, publicUrl } = inside;
  const customer = await db
    .selectFrom('commerce_customer')
    .select(['id', 'first_name', 'verified_at', 'password_hash'])
    .where('email', '=', email)
    .where('disabled', '=', 0)
    .executeTakeFirst();
  if (!customer) return;
  const to = addressee(inside, email, customer);
  const invited = customer.password_hash === null;
  const secret = await makeLink(inside, invited ? 'activate' : 'reset', { id: customer.id, email });
  const link = { customerId: customer.id, secret };
  const mail = invited ? inviteMail(to, activationUrl(publicUrl, link)) : resetMail(to, resetUrl(publicUrl, link));
  await queueMail(db, mail, now());
}
