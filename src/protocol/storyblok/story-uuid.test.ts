import { expect, test } from 'vitest';
import { nameUuid, storyUuid } from './story-uuid.ts';

test('the same name has the same uuid, in the form of RFC 9562 version 8', () => {
  expect(nameUuid('a')).toBe(nameUuid('a'));
  expect(nameUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ten thousand slugs have ten thousand uuids', () => {
  const uuids = new Set(Array.from({ length: 10_000 }, (_, index) => storyUuid(`hotels/ulysses/rooms/${index}`)));
  expect(uuids.size).toBe(10_000);
});

test('slashes around a slug do not matter', () => {
  expect(storyUuid('/hotels/ulysses/')).toBe(storyUuid('hotels/ulysses'));
});
