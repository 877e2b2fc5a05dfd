import { describe, expect, it, vi } from 'vitest';
import type { PlacesLeft } from '../contract/resolve-context.ts';
import { eventDates } from '../events/event-dates.server.ts';
import { storyOf } from '../testing/test-page.tsx';
import { withTicketsLeft } from './tickets-left.server.ts';

const now = new Date('2026-11-23T12:00:00Z');

// Thursdays at 7:30 pm in New Orleans, which is Friday by the clock of Greenwich.
const organ = storyOf<'event'>('dining/the-vestry/events/organ-night', {
  component: 'event',
  title: 'Organ night',
  start: '2026-10-02 00:30',
  end: '2026-10-02 01:15',
  timezone: 'America/Chicago',
  repeat: 'weekly',
  sold_out_dates: '2026-12-03',
  capacity: '20',
  capacity_note: 'Twenty seats.',
});

const leaving =
  (places: Record<string, number>): PlacesLeft =>
  async ({ days, capacity }) =>
    new Map(days.map((day) => [day, places[day] ?? capacity]));

function datesOf(day: string | null, placesLeft: PlacesLeft, event = organ) {
  return withTicketsLeft(event, eventDates(event.content, day, now), placesLeft);
}

describe('tickets that are left', () => {
  it('are counted date by date, by the calendar of the place', async () => {
    const { next, places, soldOut } = await datesOf(null, leaving({ '2026-11-26': 3, '2026-12-10': 0 }));
    expect(next.slice(0, 4).map(({ state, left }) => [state, left])).toEqual([
      ['scheduled', '3 left'],
      ['sold_out', undefined],
      ['sold_out', undefined],
      ['scheduled', undefined],
    ]);
    expect(places).toBe('3 left · Twenty seats.');
    expect(soldOut).toBe(false);
  });

  it('make a date sold out that has none, and the event once no date has any', async () => {
    expect(await datesOf('2026-12-10', leaving({ '2026-12-10': 0 }))).toMatchObject({
      soldOut: true,
      moment: { state: 'sold_out' },
      places: 'Sold out',
    });
    const nothing: PlacesLeft = async ({ days }) => new Map(days.map((day) => [day, -5]));
    expect((await datesOf(null, nothing)).soldOut).toBe(true);
  });

  it('are not asked for where others give out the tickets, nor known while nobody answers', async () => {
    const placesLeft = vi.fn(leaving({}));
    const other = { ...organ, content: { ...organ.content, capacity: '' } };
    expect(await datesOf(null, placesLeft, other)).toEqual(eventDates(other.content, null, now));
    expect(placesLeft).not.toHaveBeenCalled();
    const broken = await datesOf(null, () => Promise.reject(new Error('down')));
    expect(broken).toEqual(eventDates(organ.content, null, now));
  });

  it('are asked for once, of the days that are shown', async () => {
    const placesLeft = vi.fn(leaving({}));
    await datesOf(null, placesLeft);
    const days = ['2026-11-26', '2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31'];
    expect(placesLeft.mock.calls).toEqual([[{ story: organ.uuid, days, capacity: 20, few: 8 }]]);
  });
});
