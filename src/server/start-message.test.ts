import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startMessage } from './start-message.ts';

const vendor = { CONTENT_API_URL: 'https://api.example/v2', CONTENT_TOKEN: 't' };
const lines = (variables: Record<string, string>, development = false) =>
  startMessage(readConfig(variables, development), 3000, null).split('\n');

test('a start says where the site is and on which services', () => {
  expect(lines({})).toEqual(['ash is open at http://localhost:3000', 'content: embedded · commerce: embedded']);
  expect(lines({ HOST: '0.0.0.0' })[0]).toBe('ash is open at http://0.0.0.0:3000');
});

test.each([
  [{}, 'drafts are off: set CONTENT_SPACE_ID and CONTENT_PREVIEW_TOKEN'],
  [{ CONTENT_SPACE_ID: '7' }, 'drafts are off: set CONTENT_PREVIEW_TOKEN'],
  [{ CONTENT_PREVIEW_TOKEN: 'p' }, 'drafts are off: set CONTENT_SPACE_ID'],
])('a vendor’s content with %o says in one line that drafts are off, and what to set', (variables, line) => {
  expect(lines({ ...vendor, ...variables })).toEqual([expect.anything(), expect.anything(), line]);
});

test('nothing is said where drafts can be seen', () => {
  expect(lines({ ...vendor, CONTENT_SPACE_ID: '7', CONTENT_PREVIEW_TOKEN: 'p' })).toHaveLength(2);
  expect(lines({ ...vendor, DRAFT_ACCESS: 'open' })).toHaveLength(2);
  expect(lines(vendor, true)).toHaveLength(2);
});

test('as long as nobody has an account, a start says how the first one is made', () => {
  const link = 'http://localhost:3000/editor/setup?token=a';
  expect(startMessage(readConfig({}, false), 3000, link)).toMatch(
    /\nfirst administrator \(once, for a day\): http:\S+token=a$/,
  );
});
