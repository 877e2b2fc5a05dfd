import { expect, test } from 'vitest';
import { failedLogin, refusedLogin, throttledLogin } from './login-errors.ts';

test('every way a login fails has its documented message', () => {
  const unidentified = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };
  expect(refusedLogin([unidentified])).toEqual([
    { ...unidentified, modifiedError: 'Your email address or password is incorrect.' },
  ]);
  const other = { code: 'CUSTOMER_DISABLED', field: ['input'], message: 'Customer is disabled' };
  expect(refusedLogin([other])).toEqual([{ ...other, modifiedError: 'There was an error, please try again.' }]);
  expect(refusedLogin([{ ...other, code: null }])[0]?.modifiedError).toBe('There was an error, please try again.');
  expect(failedLogin(new Error('socket hang up'))).toEqual([
    { code: null, field: null, message: 'socket hang up', modifiedError: 'Something went wrong. Please try again.' },
  ]);
  expect(throttledLogin(90)[0]).toMatchObject({
    code: 'THROTTLED',
    modifiedError: 'There was an error, please try again.',
  });
});
