import { describe, expect, it, vi } from 'vitest';
import { eventDates } from '../events/event-dates.server.ts';
import { storyOf } from '../testing/test-page.tsx';
import { type TakenPlaces, withTicketsLeft } from './tickets-left.server.ts';

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

const taking =
  (places: Record<string, number>): TakenPlaces =>
  async () =>
    new Map(Object.entries(places));

function datesOf(day: string | null, taken: TakenPlaces, event = organ) {
  return withTicketsLeft(event, eventDates(event.content, day, now), taken);
}

describe('tickets that are left', () => {
  it('are counted date by date, by the calendar of the place', async () => {
    const { next, places, soldOut } = await datesOf(null, taking({ '2026-11-26': 17, '2026-12-10': 20 }));
    expect(next.slice(0, 4).map(({ state, words }) => [state, words])).toEqual([
      ['scheduled', '3 left'],
      ['sold_out', undefined],
      ['sold_out', undefined],
      ['scheduled', ''],
    ]);
    expect(places).toBe('3 left · Twenty seats.');
    expect(soldOut).toBe(false);
  });

  it('make a date sold out that has none, and the event once no date has any', async () => {
    expect(await datesOf('2026-12-10', taking({ '2026-12-10': 20 }))).toMatchObject({
      soldOut: true,
      moment: { state: 'sold_out' },
      places: 'Sold out',
    });
    const everything: TakenPlaces = async (_story, days) => new Map(days.map((day) => [day, 25]));
    expect((await datesOf(null, everything)).soldOut).toBe(true);
  });

  it('are not asked for where others give out the tickets, nor known while nobody answers', async () => {
    const taken = vi.fn(taking({}));
    const other = { ...organ, content: { ...organ.content, capacity: '' } };
    expect(await datesOf(null, taken, other)).toEqual(eventDates(other.content, null, now));
    expect(taken).not.toHaveBeenCalled();
    const broken = await datesOf(null, () => Promise.reject(new Error('down')));
    expect(broken).toEqual(eventDates(organ.content, null, now));
  });
});
