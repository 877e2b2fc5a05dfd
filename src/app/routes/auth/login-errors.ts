import type { CustomerError } from '#clients/commerce/customer-answer.ts';

/**
 * One reason why a login failed (docs/reference/sessions.md#login-errors): what the service says, and the words that
 * the guest reads.
 */
export type LoginErrorEntry = {
  code: string | null;
  field: string[] | null;
  message: string;
  modifiedError: string;
};

/** The words of docs/reference/sessions.md#login-errors. */
const loginMessages = {
  unidentified: 'Your email address or password is incorrect.',
  other: 'There was an error, please try again.',
  thrown: 'Something went wrong. Please try again.',
} as const;

/** The entries of a login that the service refused, by code (docs/reference/sessions.md#login-errors). */
export function refusedLogin(errors: CustomerError[]): LoginErrorEntry[] {
  return errors.map(({ code, field, message }) => ({
    code,
    field,
    message,
    modifiedError: code === 'UNIDENTIFIED_CUSTOMER' ? loginMessages.unidentified : loginMessages.other,
  }));
}

/** The entry of a login that failed on its way. */
export function failedLogin(error: unknown): LoginErrorEntry[] {
  const message = error instanceof Error ? error.message : String(error);
  return [{ code: null, field: null, message, modifiedError: loginMessages.thrown }];
}

/** The entry of a visitor who has tried too often; `seconds` until the next try. */
export function throttledLogin(seconds: number): LoginErrorEntry[] {
  return refusedLogin([
    { code: 'THROTTLED', field: null, message: `Too many tries. The next one counts in ${seconds} s.` },
  ]);
}
