import { oneLine, singleLineError, singleLineErrorMessage } from '#protocol/addresses/check-line.ts';
import { readPhoneNumber } from '#protocol/addresses/phone-number.ts';
import type { CustomerError } from './customer-error.ts';

/** What a customer may say of themselves; absent is left as it is, null or blank is nothing. */
export type PersonInput = {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
};

/** What is wrong with names and telephone; `input` is the argument they came in. */
export function personErrors(input: string, { firstName, lastName, phone }: PersonInput): CustomerError[] {
  return [
    lineError([input, 'firstName'], 'First name', firstName),
    lineError([input, 'lastName'], 'Last name', lastName),
    phone?.trim() && !readPhoneNumber(phone)
      ? { code: 'INVALID' as const, field: [input, 'phone'], message: 'Phone is invalid' }
      : null,
  ].filter((error) => error !== null);
}

/** The columns that a person's input sets: only those it names. */
export function personColumns({ firstName, lastName, phone, acceptsMarketing }: PersonInput) {
  return {
    ...(firstName !== undefined && { first_name: oneLine(firstName ?? '') || null }),
    ...(lastName !== undefined && { last_name: oneLine(lastName ?? '') || null }),
    ...(phone !== undefined && { phone: (phone && readPhoneNumber(phone)) || null }),
    ...(acceptsMarketing != null && { accepts_marketing: acceptsMarketing ? 1 : 0 }),
  };
}

function lineError(field: string[], what: string, text: string | null | undefined): CustomerError | null {
  const fieldError = singleLineError(oneLine(text ?? ''));
  return fieldError && { code: fieldError, field, message: singleLineErrorMessage(fieldError, what) };
}
