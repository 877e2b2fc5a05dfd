import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './MarkedText.tsx';

test.each([
  ['karls diner mug', 'mug', 'karls diner <mark>mug</mark>'],
  ['Gingham tea towel', 'ginghm tow', '<mark>Gingham</mark> tea <mark>towel</mark>'],
  ['Café <Noir>', 'cafe', '<mark>Café</mark> &lt;Noir&gt;'],
  ['Nothing here', '(.*)', 'Nothing here'],
])('%s, searched for %s', (text, searched, html) => {
  const marked = renderToStaticMarkup(<MarkedText text={text} searched={searched} />);
  expect(marked.replaceAll(/ class="[^"]*"/g, '')).toBe(html);
});
