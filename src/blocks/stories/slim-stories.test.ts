import { expect, it } from 'vitest';
import { storyOf } from '../testing/test-page.tsx';
import { slimStories } from './slim-stories.ts';

it('takes the pages off the stories inside, however deep, and leaves everything else', () => {
  const hotel = storyOf<'hotel'>('hotels/a', {
    component: 'hotel',
    name: 'A',
    body: [],
    seo_title: 'x',
    timezone: 'UTC',
  });
  const block = {
    _uid: 'b',
    rooms: [storyOf<'room'>('r', { component: 'room', name: 'R', hotel: hotel })],
    body: 1,
  };
  const slim = slimStories(block);
  expect(slim.body).toBe(1);
  expect(slim.rooms[0]?.content.hotel).toEqual({
    id: 1,
    uuid: 'uuid-hotels/a',
    name: 'a',
    slug: 'a',
    full_slug: 'hotels/a',
    content: { _uid: 'content-hotels/a', component: 'hotel', name: 'A', timezone: 'UTC' },
  });
  expect(hotel.content.seo_title).toBe('x');
});
