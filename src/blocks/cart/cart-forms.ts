import type { FormEvent } from 'react';
import { cartPath } from './cart-contract.ts';
import { changeCart, fieldsOf } from './cart-store.ts';

/**
 * Sends a plain form of the cart in place: for the `onSubmit` of an element around them. Forms for other addresses
 * are left to the browser.
 */
export function sendCartFormInPlace(event: FormEvent<HTMLElement>): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (new URL(form.action).pathname !== cartPath) return;
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  void changeCart(fieldsOf(form, submitter));
}
