import { expect, test } from 'vitest';
import { createFormTokens } from './form-token.ts';

const tokens = createFormTokens('a secret');
const made = new Date('2026-11-22T12:00:00Z');
const after = (ms: number) => new Date(made.getTime() + ms);

test.each([
  [0, 'early'],
  [1_999, 'early'],
  [2_000, 'valid'],
  [24 * 3_600_000, 'valid'],
  [24 * 3_600_000 + 1, 'expired'],
] as const)('%i ms after the page was made: %s', (ms, verdict) => {
  expect(tokens.check(tokens.issue(made), after(ms))).toBe(verdict);
});

test('what this site has not signed is forged', () => {
  const token = tokens.issue(made);
  const [time = '', signature = ''] = token.split('.');
  const later = `${after(60_000).getTime().toString(36)}.${signature}`;
  const cut = `${time}.${signature.slice(1)}`;
  const elsewhere = createFormTokens('another secret').issue(made);
  for (const forged of ['', 'x', later, cut, elsewhere, `${token}x`]) {
    expect(tokens.check(forged, after(5_000)), forged).toBe('forged');
  }
});
