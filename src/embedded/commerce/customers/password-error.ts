import { passwordLength } from '#protocol/input-limits.ts';
import type { CustomerError } from './customer-error.ts';

/** What is wrong with a new password; null when it can be used. Lengths are in characters as one sees them typed. */
export function passwordError(password: string): Omit<CustomerError, 'field'> | null {
  const length = [...password].length;
  if (password.trim() === '') return { code: 'BLANK', message: 'Password can’t be blank' };
  if (password !== password.trim()) {
    return {
      code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      message: 'Password can’t start or end with a space',
    };
  }
  if (length < passwordLength.min) {
    return { code: 'TOO_SHORT', message: `Password is too short (minimum is ${passwordLength.min} characters)` };
  }
  if (length > passwordLength.max) {
    return { code: 'TOO_LONG', message: `Password is too long (maximum is ${passwordLength.max} characters)` };
  }
  return null;
}
