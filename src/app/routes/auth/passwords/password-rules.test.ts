import { expect, test } from 'vitest';
import { dateOfBirth, email, latestBirthDate } from '../person-fields.server.ts';
import { newPassword } from './password-rules.server.ts';

const fieldError = (schema: typeof newPassword | typeof email | ReturnType<typeof dateOfBirth>, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? null : read.error.issues[0]?.message;
};

test.each([
  ['correct horse', null],
  ['kaffee89', null],
  ['ß'.repeat(72), null],
  ['🗝️ key 12', null],
  [undefined, 'Choose a password.'],
  ['short', 'Choose a password of at least 8 characters.'],
  ['🗝🗝🗝🗝', 'Choose a password of at least 8 characters.'],
  ['x'.repeat(73), 'Choose a password of at most 72 characters.'],
  [' leading1', 'A password cannot begin or end with a space.'],
  ['password', 'This password is on the lists that thieves try first. Choose another.'],
  ['PassWord1', 'This password is on the lists that thieves try first. Choose another.'],
])('password %j: %s', (password, expected) => {
  expect(fieldError(newPassword, password)).toBe(expected);
});

test.each([
  ['ada@example.com', null],
  [' ada@example.com ', null],
  ['', 'Enter your email address.'],
  [undefined, 'Enter your email address.'],
  ['ada@', 'This does not look like an email address: it should be like name@example.com.'],
  [`${'a'.repeat(250)}@example.com`, 'This email address is too long.'],
])('address %j: %s', (address, expected) => {
  expect(fieldError(email, address)).toBe(expected);
});

const birth = dateOfBirth(() => new Date('2026-05-10T15:00:00Z'));
test.each([
  ['1990-02-28', null],
  ['2008-05-10', null],
  ['2008-05-11', 'An account is for guests of 18 years and over.'],
  ['2026-05-10', 'A date of birth lies in the past.'],
  ['2030-01-01', 'A date of birth lies in the past.'],
  ['1899-12-31', 'Check the year of your date of birth.'],
  ['1990-02-30', 'Enter your date of birth as a date that exists.'],
  ['10/05/1990', 'Enter your date of birth as a date that exists.'],
  [undefined, 'Enter your date of birth as a date that exists.'],
])('born %s: %s', (date, expected) => {
  expect(fieldError(birth, date)).toBe(expected);
});

test('the day is New York’s, and a leap day has its birthday the day after', () => {
  expect(latestBirthDate(new Date('2026-05-11T03:00:00Z'))).toBe('2008-05-10');
  expect(latestBirthDate(new Date('2028-02-29T15:00:00Z'))).toBe('2010-02-28');
  expect(
    fieldError(
      dateOfBirth(() => new Date('2026-02-28T15:00:00Z')),
      '2008-02-29',
    ),
  ).not.toBeNull();
  expect(
    fieldError(
      dateOfBirth(() => new Date('2026-03-01T15:00:00Z')),
      '2008-02-29',
    ),
  ).toBeNull();
});
