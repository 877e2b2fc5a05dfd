import { expect, test } from 'vitest';
import type { Link } from '#protocol/storyblok/cdn.ts';
import { linkAt, linksTo } from './story-index.server.ts';

const link = (id: number, slug: string, is_folder = false) => [String(id), { id, slug, is_folder } as Link] as const;
const links = Object.fromEntries([
  link(1, 'hotels', true),
  link(2, 'hotels/ulysses'),
  link(3, 'hotels/ulysses/rooms/bay-queen'),
  link(4, 'hotels/ulysses', true),
]);

test('a story is found by its slug, a folder is not', () => {
  expect(linkAt(links, 'hotels/ulysses')?.id).toBe(2);
  expect(linkAt(links, 'hotels')).toBeNull();
  expect(linkAt(links, 'hotels/ulysses/')).toBeNull();
});

test('the stories above a story are those of its path', () => {
  expect(linksTo(links, 'hotels/ulysses/rooms/bay-queen').map(({ id }) => id)).toEqual([2, 3]);
});
