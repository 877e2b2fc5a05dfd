import { expect, test } from 'vitest';
import type { PlacesLeft } from '../../contract/resolve-context.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { EventsCard } from './EventsCard.tsx';
import { eventsCardExample } from './example.ts';
import { resolveEventsCard } from './resolve.server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const event = storyOf<'event'>('dining/the-vestry/events/organ-night', {
  component: 'event',
  title: 'Organ night',
  start: '2026-10-02 00:30',
  timezone: 'America/Chicago',
  repeat: 'weekly',
  capacity: '20',
});
const block = { ...eventsCardExample, event };

async function render(left: (day: string) => number) {
  const placesLeft: PlacesLeft = async ({ days }) => new Map(days.map((day) => [day, left(day)]));
  const data = { [block._uid]: await resolveEventsCard(block, { now, placesLeft }) };
  return readHtml(renderOnPage(<EventsCard block={block} />, { now: now.toISOString(), data }));
}

test('a card says how few tickets are left of the date that it names', async () => {
  const { getByText, getByRole } = await render(() => 3);
  expect(getByText('3 left')).not.toBeNull();
  expect(getByRole('link', { name: 'Tickets' })).not.toBeNull();
});

test('a card offers tickets while any of the next dates has some', async () => {
  const first = await render((day) => (day === '2026-11-26' ? 0 : 20));
  expect(first.getByText('Sold out')).not.toBeNull();
  expect(first.getByRole('link', { name: 'Tickets' })).not.toBeNull();
  const all = await render(() => 0);
  expect(all.getByText('Sold out')).not.toBeNull();
  expect(all.queryByRole('link', { name: 'Tickets' })).toBeNull();
});
