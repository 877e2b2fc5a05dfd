import type { AddressBook } from '#clients/commerce/account-client.ts';
import type { CustomerAnswer } from '#clients/commerce/customer-answer.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { Site } from '../../context.ts';
import { findAddress, readAddressForm } from './address-fields.server.ts';

/** What became of a change: which words to show, the form again, or an address that is not there. */
export type AddressChange = { done: 'saved' | 'deleted' | 'default' } | { state: FormState } | { missing: true };

type Change = { accounts: Site['accounts']; token: string; book: AddressBook; form: FormData };

/** Adds an address, or changes the one whose number `edit` is, and makes it the default where that is ticked. */
export async function saveAddress(
  { accounts, token, book, form }: Change,
  edit: string | null,
): Promise<AddressChange> {
  const read = readAddressForm(form);
  if (!read.ok) return { state: read.state };
  const known = edit === null ? null : findAddress(book, edit);
  if (edit !== null && !known) return { missing: true };
  const answer = known
    ? await accounts.changeAddress(token, known.id, read.address)
    : await accounts.addAddress(token, read.address);
  if (!answer.ok) return { state: { values: read.address as Record<string, string>, ...fieldErrors(answer) } };
  if (form.get('makeDefault') === 'yes') await accounts.makeDefaultAddress(token, answer.value);
  return { done: 'saved' };
}

/** Deletes an address, or makes it the default. */
export async function changeAddress({ accounts, token, book, form }: Change): Promise<AddressChange> {
  const known = findAddress(book, String(form.get('address') ?? ''));
  if (!known) return { missing: true };
  const isDelete = form.get('intent') === 'delete';
  const answer = isDelete
    ? await accounts.deleteAddress(token, known.id)
    : await accounts.makeDefaultAddress(token, known.id);
  if (!answer.ok) return { state: { values: {}, ...fieldErrors(answer) } };
  return { done: isDelete ? 'deleted' : 'default' };
}

/** The service's own words: by field where it names one, else for the whole. */
function fieldErrors({ errors }: Extract<CustomerAnswer<string>, { ok: false }>): Omit<FormState, 'values'> {
  const byField = errors.flatMap(({ field, message }) => (field?.[1] ? [[field[1], message] as const] : []));
  const whole = errors.find(({ field }) => !field?.[1])?.message;
  return { errors: Object.fromEntries(byField), ...(whole ? { message: whole } : {}) };
}
