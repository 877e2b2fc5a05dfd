import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Blocks } from '../../registry/schemas.ts';
import { fetchRoom } from '../../rooms/fetch-room.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { HotelRoomPopup } from './HotelRoomPopup.tsx';
import { resolveHotelRoomPopup } from './resolve.server.ts';

const room = storyOf<'room'>('hotels/ulysses/rooms/study', {
  component: 'room',
  name: 'Study Queen',
  hotel: 'uuid-hotel',
  max_guests: '2',
  photos: [],
});
const block = {
  _uid: 'popup',
  component: 'hotel_room_popup',
  room: room,
} as Blocks['hotel_room_popup'];

describe('HotelRoomPopup', () => {
  it('is a card that leads to the room’s page where no script runs', () => {
    const { getByRole } = readHtml(renderOnPage(<HotelRoomPopup block={block} />));
    expect(getByRole('link', { name: /Study Queen/ }).getAttribute('href')).toBe('/hotels/ulysses/rooms/study');
  });

  it('is the same on the server whether its address asks for the room or not', () => {
    const at = (path: string) => renderOnPage(<HotelRoomPopup block={block} />, { path });
    expect(at('/hotels/ulysses?room=study')).toBe(at('/hotels/ulysses'));
  });

  it('is nothing in public without its room', () => {
    expect(renderOnPage(<HotelRoomPopup block={{ ...block, room: 'gone' }} />)).toBe('');
    expect(renderOnPage(<HotelRoomPopup block={{ ...block, room: 'gone' }} />, { draft: true })).toContain(
      'Choose a room',
    );
  });
});

describe('resolveHotelRoomPopup', () => {
  it('reads the rooms of the hotel, unless it is to lead nowhere', async () => {
    const reads = contentReadsOf({ room: [{ slug: 'study', content: {} }] });
    expect(await resolveHotelRoomPopup(block, reads)).toMatchObject([{ slug: 'study' }]);
    expect(reads.queries).toEqual([expect.objectContaining({ filter: { hotel: { in: 'uuid-hotel' } } })]);
    expect(await resolveHotelRoomPopup({ ...block, show_prev_next: false }, reads)).toBeNull();
  });
});

describe('fetchRoom', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks once for each room', async () => {
    const fetch = vi.fn(async () => Response.json({ room: 'a room' }));
    vi.stubGlobal('fetch', fetch);
    expect(await fetchRoom('hotels/ulysses/rooms/one')).toEqual({ room: 'a room' });
    await fetchRoom('hotels/ulysses/rooms/one');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('/api/rooms/hotels/ulysses/rooms/one', expect.anything());
  });

  it('does not cache a failure, so that it can be tried again', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(fetchRoom('hotels/ulysses/rooms/two')).rejects.toThrow('503');
    vi.stubGlobal('fetch', async () => Response.json({ room: 'a room' }));
    expect(await fetchRoom('hotels/ulysses/rooms/two')).toEqual({ room: 'a room' });
  });
});
