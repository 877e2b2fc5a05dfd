import { z } from 'zod';
import { fullAgeYears, maxEmailLength, minBirthDate } from '#protocol/input-limits.ts';

/** An address of mail as a customer gives it. */
export const email = z
  .string({ error: 'Enter your email address.' })
  .trim()
  .min(1, 'Enter your email address.')
  .max(maxEmailLength, 'This email address is too long.')
  .pipe(z.email('This does not look like an email address: it should be like name@example.com.'));

/**
 * A date of birth, `YYYY-MM-DD`, of somebody who is of age. Days are those of New York, where the group is at home. Born
 * on 29 February, one comes of age on 1 March.
 */
export function dateOfBirth(now: () => Date) {
  return z
    .string({ error: 'Enter your date of birth as a date that exists.' })
    .pipe(z.iso.date('Enter your date of birth as a date that exists.'))
    .refine((date) => date < isoDay(now()), { error: 'A date of birth lies in the past.', abort: true })
    .refine((date) => date >= minBirthDate, { error: 'Check the year of your date of birth.', abort: true })
    .refine((date) => date <= latestBirthDate(now()), {
      error: `An account is for guests of ${fullAgeYears} years and over.`,
    });
}

/** The latest date of birth of somebody who is of age, `YYYY-MM-DD`. */
export function latestBirthDate(now: Date): string {
  const [year = '', month = '', day = ''] = isoDay(now).split('-');
  const birthYear = Number(year) - fullAgeYears;
  const isLeapDay = month === '02' && day === '29';
  return `${birthYear}-${month}-${isLeapDay ? '28' : day}`;
}

function isoDay(date: Date): string {
  return date.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}
