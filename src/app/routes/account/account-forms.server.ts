import { z } from 'zod';
import { maxEnteredPasswordLength, maxLineLength, maxPhoneLength } from '#protocol/input-limits.ts';
import { newPassword } from '../auth/passwords/password-rules.server.ts';
import { email } from '../auth/person-fields.server.ts';

const name = z.string().trim().max(maxLineLength, 'This name is too long.').optional().default('');

/** Name, address of mail and telephone; what is left empty is taken away. */
export const details = z.object({
  firstName: name,
  lastName: name,
  email,
  phone: z.string().trim().max(maxPhoneLength, 'This number is too long.').optional().default(''),
});

export const letters = z.object({ acceptsMarketing: z.literal('yes').optional() });

export const passwords = z.object({
  current: z
    .string({ error: 'Enter the password you have now.' })
    .max(maxEnteredPasswordLength, 'This password is too long.'),
  password: newPassword,
});
