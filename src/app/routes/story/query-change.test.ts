import { expect, it } from 'vitest';
import { isQueryChange } from './query-change.ts';

it.each([
  ['/hotels/ulysses', '/hotels/ulysses?room=study', true],
  ['/hotels/ulysses?room=study', '/hotels/ulysses?guests=2', true],
  ['/events?_storyblok=1', '/events?_storyblok=1&tag=music', true],
  ['/events?_storyblok=1', '/events?tag=music', false],
  ['/souvenirs', '/souvenirs?in_stock=1', false],
  ['/hotels/ulysses', '/hotels/neptune?room=study', false],
  ['/hotels/ulysses', '/hotels/ulysses', false],
])('%s → %s', (from, to, expected) => {
  expect(isQueryChange(new URL(from, 'http://site.test'), new URL(to, 'http://site.test'))).toBe(expected);
});
