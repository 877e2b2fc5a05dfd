import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Salt &amp; pepper</p>\n<p>Twice</p>', undefined, 'Salt & pepper Twice'],
  ['<p>One <em>mug</em>, please.</p>', undefined, 'One mug, please.'],
  ['<p>&amp;lt; is not a tag</p>', undefined, '&lt; is not a tag'],
  ['<p>Four words in all</p>', 9, 'Four w...'],
  ['<p>Short</p>', 5, 'Short'],
  ['<p>Short</p>', 2, 'Sh'],
  ['', 10, ''],
])('%s within %s characters is %s', (html, limit, text) => {
  expect(plainText(html, limit)).toBe(text);
});
