import { expect, test } from 'vitest';
import { failureOf } from './submission-failure.ts';

test.each([
  [0, 'offline', /the connection failed/],
  [413, 'form_error', /too large/],
  [429, 'rate_limited', /try again in ten minutes/],
  [403, 'form_error', /could not take this now/],
  [500, 'form_error', /could not take this now/],
  [503, 'form_error', /could not take this now/],
])('a form whose answer is no FormAnswer, with status %i: %s', (status, phase, words) => {
  const failure = failureOf(status);
  expect(failure.phase).toBe(phase);
  expect(failure.message).toMatch(words);
});
