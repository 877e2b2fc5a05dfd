import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-redirect.ts';

describe('canonicalPath', () => {
  it.each([
    ['/hotels/the-dean', '/hotels/neptune'],
    ['/hotels/the-dean/', '/hotels/neptune'],
    ['/Hotels/The-Dean', '/hotels/neptune'],
    ['/hotels/the-dean/rooms/Bunk', '/hotels/neptune/rooms/Bunk'],
    ['/hotels/the-deanery', '/hotels/neptuneery'],
    ['/hotels/neptune', '/hotels/neptune'],
    ['/hotels/ulysses/', '/hotels/ulysses'],
    ['/about//', '/about'],
    ['/', '/'],
    ['//evil.example/', '/evil.example'],
    ['/enjoy/the-dean', '/enjoy/the-dean'],
  ])('%s → %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
