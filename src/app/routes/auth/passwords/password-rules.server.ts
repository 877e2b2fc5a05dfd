import { z } from 'zod';
import { passwordLength } from '#protocol/input-limits.ts';
import list from './common-passwords.txt?raw';

/**
 * The 5,000 most common passwords of eight characters and more, in lower case: from the list 'passwords' of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, see common-passwords.LICENSE.txt), which has them from leaks made public.
 */
const commonPasswords: ReadonlySet<string> = new Set(list.trim().split('\n'));

/** A new password; the message says which rule it does not keep. */
export const newPassword = z
  .string({ error: 'Choose a password.' })
  .refine((password) => password === password.trim(), {
    error: 'A password cannot begin or end with a space.',
    abort: true,
  })
  .refine((password) => [...password].length >= passwordLength.min, {
    error: `Choose a password of at least ${passwordLength.min} characters.`,
    abort: true,
  })
  .refine((password) => [...password].length <= passwordLength.max, {
    error: `Choose a password of at most ${passwordLength.max} characters.`,
    abort: true,
  })
  .refine((password) => !commonPasswords.has(password.toLowerCase()), {
    error: 'This password is on the lists that thieves try first. Choose another.',
  });
