import { beforeEach, expect, test, vi } from 'vitest';
import { emit, listen } from './analytics.ts';

const root = { dataset: {} as Record<string, string> };
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: root });
  root.dataset = {};
});

test('an event reaches the listeners of its kind, until they stop', () => {
  const [rooms, offers] = [vi.fn(), vi.fn()];
  const stop = listen('room_view', rooms);
  listen('offer_click', offers);
  emit('room_view', { room: 'hotels/ulysses/rooms/study' });
  stop();
  emit('room_view', { room: 'hotels/ulysses/rooms/tower' });
  expect(rooms.mock.calls).toEqual([[{ room: 'hotels/ulysses/rooms/study' }]]);
  expect(offers).not.toHaveBeenCalled();
});

test('nothing is reported while the visual editor is active', () => {
  const heard = vi.fn();
  listen('book_click', heard);
  root.dataset.editing = '';
  emit('book_click', { hotel: 'ulysses' });
  expect(heard).not.toHaveBeenCalled();
});
