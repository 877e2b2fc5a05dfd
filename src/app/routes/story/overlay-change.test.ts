import { expect, it } from 'vitest';
import { isOverlayChange } from './overlay-change.ts';

it.each([
  ['/hotels/ulysses', '/hotels/ulysses?room=study', true],
  ['/hotels/ulysses?room=study', '/hotels/ulysses?room=corner', true],
  ['/hotels/ulysses?guests=2&photo=3', '/hotels/ulysses?guests=2', true],
  ['/hotels/ulysses?room=study', '/hotels/ulysses?room=study&guests=2', false],
  ['/hotels/ulysses', '/hotels/neptune?room=study', false],
  ['/hotels/ulysses', '/hotels/ulysses', false],
])('%s → %s', (from, to, expected) => {
  expect(isOverlayChange(new URL(from, 'http://site.test'), new URL(to, 'http://site.test'))).toBe(expected);
});
