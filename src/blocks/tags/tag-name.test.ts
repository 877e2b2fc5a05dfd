import { expect, test } from 'vitest';
import { tagName } from './tag-name.ts';

test.each([
  ['new-orleans', 'New Orleans'],
  ['red', 'Red'],
])('%s is read as %s', (tag, name) => {
  expect(tagName(tag)).toBe(name);
});
