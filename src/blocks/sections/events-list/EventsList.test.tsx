import { expect, test } from 'vitest';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { EventsList } from './EventsList.tsx';
import { eventsListExample } from './example.ts';
import { monthWeeks, shiftedMonth } from './month-weeks.ts';
import { resolveEventsList } from './resolve.server.ts';

const timezone = 'America/Chicago';
const organ = {
  slug: 'organ-night',
  full_slug: 'dining/the-vestry/events/organ-night',
  content: {
    title: 'Organ night',
    summary: 'Eleven ranks, one of which sulks.',
    start: '2026-10-02 00:30',
    timezone,
    repeat: 'weekly',
    tags: ['music'],
  },
};
const fair = {
  slug: 'record-fair',
  full_slug: 'hotels/the-siren/events/record-fair',
  content: { title: 'Record fair', start: '2026-12-05 15:00', timezone, tags: ['market'], status: 'cancelled' },
};

const source = contentReadsOf(
  { event: [fair, organ] },
  { 'event-tags': [{ name: 'Markets & fairs', value: 'market' }] },
);
const now = new Date('2026-11-20T12:00:00Z');

async function render(address: string, block = eventsListExample, from = source): Promise<string> {
  const data = { [block._uid]: await resolveEventsList(block, { ...from, now }) };
  return renderOnPage(<EventsList block={block} />, { path: address, now: now.toISOString(), data });
}

test('every date of the next ninety days is under its month, in its own time zone', async () => {
  const html = await render('/');
  expect(html.match(/>Organ night</g)).toHaveLength(12);
  expect(html.match(/sulks/g)).toHaveLength(1);
  expect([...html.matchAll(/<h3 class="[^"]*">([^<]*)/g)].map(([, name]) => name)).toEqual([
    'November 2026',
    'December 2026',
    'January 2027',
    'February 2027',
  ]);
  // Friday 00:30 by the clock of Greenwich in October is Thursday 7:30 pm in Chicago, and stays so in winter.
  expect(html).toContain('7:30 pm CST');
  expect(html).not.toContain('6:30 pm');
});

test('filters are in the address and the choices in words', async () => {
  const html = await render('/?tag=market');
  expect(html).toContain('<s>Record fair</s>');
  expect(html).not.toContain('Organ night');
  expect(html).toContain('1 date');
  expect(html).toContain('<option value="market" selected="">Markets &amp; fairs</option>');
});

test('a month alone', async () => {
  const html = await render('/?month=2027-01');
  expect(html.match(/>Organ night</g)).toHaveLength(4);
});

test('without a match it links to all events', async () => {
  const html = await render('/?hotel=atlantis');
  expect(html).toContain('<a href="/" data-discover="true">Show everything</a>');
});

test('without planned events it links to the newsletter', async () => {
  expect(await render('/', eventsListExample, contentReadsOf({}))).toContain('href="/newsletter"');
});

test('more dates are behind a link that keeps the filters', async () => {
  const html = await render('/?tag=music', { ...eventsListExample, page_size: '5' });
  expect(html.match(/>Organ night</g)).toHaveLength(5);
  expect(html).toContain('href="/?tag=music&amp;page=2&amp;list=events_list"');
  expect(html).toContain('Show 5 more');
});

test('the month is a table with a link in the square of its day', async () => {
  const html = await render('/?view=month&month=2026-12');
  const squares = [...html.matchAll(/<td>(.*?)<\/td>/gs)].map(([, square = '']) => square);
  expect(squares).toHaveLength(35);
  const withOrgan = squares.filter((square) => square.includes('Organ night'));
  expect(withOrgan.map((square) => />(\d+)</.exec(square)?.[1])).toEqual(['3', '10', '17', '24', '31']);
  expect(squares.find((square) => square.includes('Record fair'))).toContain('cancelled');
  expect(html).toContain('view=month&amp;month=2026-11');
  expect(html).toContain('view=month&amp;month=2027-01');
});

test('a calendar that begins as a month is a list on small screens', async () => {
  const html = await render('/', { ...eventsListExample, view: 'month' });
  expect(html).toContain('class="wide"');
  expect(html).toContain('class="narrow"');
  expect(await render('/?view=month', { ...eventsListExample, view: 'month' })).not.toContain('class="narrow"');
});

test('the calendar can be subscribed to', async () => {
  const html = await render('/');
  expect(html).toContain('href="webcal://ash.example/events.ics"');
  expect(html).toContain('href="/events.ics"');
});

test('the weeks of a month are full rows, Sunday first', () => {
  expect(monthWeeks('2026-11')).toHaveLength(5);
  expect(monthWeeks('2027-02')).toHaveLength(5);
  expect(monthWeeks('2026-11')[0]?.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(monthWeeks('2028-02').flat().at(-1)?.day).toBe(0);
  expect(
    monthWeeks('2028-02')
      .flat()
      .some(({ day }) => day === 29),
  ).toBe(true);
  expect(shiftedMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftedMonth('2027-01', -1)).toBe('2026-12');
});
