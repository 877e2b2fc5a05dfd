import type { CustomerAnswer, CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { Site } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import type { LoggedIn } from '../../session/auto-login.server.ts';
import { details, letters, passwords } from './account-forms.server.ts';

/** What became of a change: which words to show and, with a new password, the new session; or the form again. */
export type AccountChange = { done: AccountDone; token?: CustomerToken } | { form: string; state: FormState };
export type AccountDone = 'details' | 'letters' | 'password' | 'erasure' | 'erasure-cancelled' | 'mailed';

type Change = {
  site: Pick<Site, 'customers' | 'customerFacts' | 'confirmations' | 'countLogin' | 'log'>;
  customer: LoggedIn;
  /** The customer's address of mail, to check the present password with. */
  email: string;
  form: FormData;
  visitor: { address: string; now: Date };
};

/** Name, address of mail, telephone. */
export async function changeDetails({ site, customer, form }: Change): Promise<AccountChange> {
  const read = readForm(form, details);
  if (!read.ok) return { form: 'details', state: read.state };
  const answer = await site.customers.update(customer.accessToken, read.value);
  return answer.ok ? { done: 'details' } : { form: 'details', state: fieldErrors(answer, read.values) };
}

/** Whether letters are wanted. */
export async function changeLetters({ site, customer, form }: Change): Promise<AccountChange> {
  const read = readForm(form, letters);
  if (!read.ok) return { form: 'letters', state: read.state };
  const acceptsMarketing = read.value.acceptsMarketing === 'yes';
  const answer = await site.customers.update(customer.accessToken, { acceptsMarketing });
  return answer.ok ? { done: 'letters' } : { form: 'letters', state: fieldErrors(answer, read.values) };
}

/** A new password. It needs the present one: an open page alone must not be enough to take an account over. */
export async function changePassword(change: Change): Promise<AccountChange> {
  const { site, customer, email, form, visitor } = change;
  const again = (state: FormState): AccountChange => ({ form: 'password', state });
  const read = readForm(form, passwords);
  if (!read.ok) return again(read.state);
  if ((await site.countLogin('login', visitor.address, email)) !== null) {
    return again({ values: {}, errors: {}, message: 'That was a lot of tries. Please wait a quarter of an hour.' });
  }
  const known = await site.customers.logIn({ email, password: read.value.current });
  if (!known.ok) return again({ values: {}, errors: { current: 'This is not the password you have now.' } });
  // The new password ends every session, the one that was just begun included.
  const answer = await site.customers.update(customer.accessToken, { password: read.value.password });
  if (!answer.ok) return again(fieldErrors(answer, {}));
  return { done: 'password', ...(answer.value.token ? { token: answer.value.token } : {}) };
}

/** Asks for the account to be deleted, or takes the wish back. */
export async function changeErasure({ site, customer, form }: Change): Promise<AccountChange> {
  const wanted = form.get('intent') === 'erase';
  if (wanted && form.get('sure') !== 'yes') {
    return { form: 'erase', state: { values: {}, errors: { sure: 'Tick this if you want the account deleted.' } } };
  }
  if (wanted) await site.customerFacts?.requestErasure(customer.customerId);
  else await site.customerFacts?.cancelErasure(customer.customerId);
  return { done: wanted ? 'erasure' : 'erasure-cancelled' };
}

/** Mails the link that confirms the address once more. Too many wishes, and failures, are answered like any other. */
export async function confirmAgain({ site, customer, email, visitor }: Change): Promise<AccountChange> {
  const waitSeconds = await site.countLogin('confirm', visitor.address, email);
  if (waitSeconds === null) {
    await site.confirmations
      ?.sendAgain(customer.accessToken)
      .catch((error: unknown) => site.log('warn', 'confirmation_not_sent', { error }));
  }
  return { done: 'mailed' };
}

/** The service's own words: by field where it names one, else for the whole. */
function fieldErrors(
  { errors }: Extract<CustomerAnswer<unknown>, { ok: false }>,
  values: Record<string, string>,
): FormState {
  const byField = errors.flatMap(({ field, code, message }) => {
    const name = field?.at(-1);
    return name && name !== 'customer' ? [[name, words(code, message)] as const] : [];
  });
  const whole = errors.length > byField.length ? errors[0]?.message : undefined;
  return { values, errors: Object.fromEntries(byField), ...(whole ? { message: whole } : {}) };
}

/** Whether another account has an address is nobody's business: the words only say that it cannot be used. */
function words(code: string | null, message: string): string {
  return code === 'TAKEN' ? 'This cannot be used. Choose another.' : `${message}.`;
}
