import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { EventsList } from './EventsList.tsx';
import { eventsListExample } from './example.ts';
import { monthWeeks, shiftedMonth } from './month-weeks.ts';
import { resolveEventsList } from './resolve.server.ts';

const timezone = 'America/Chicago';
const hotel = storyOf<'hotel'>('hotels/peter-and-paul', {
  component: 'hotel',
  name: 'Peter & Paul',
  locality: 'New Orleans',
});
const organ = {
  slug: 'organ-night',
  full_slug: 'dining/the-vestry/events/organ-night',
  content: {
    hotel,
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
  const { getAllByRole, getAllByText } = readHtml(html);
  expect(getAllByText('Organ night')).toHaveLength(12);
  expect(getAllByText(/sulks/)).toHaveLength(1);
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
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
  const { getByRole, getByText } = readHtml(html);
  expect(getByText('Record fair', { selector: 's' })).not.toBeNull();
  expect(html).not.toContain('Organ night');
  expect(html).toContain('1 date');
  // What is chosen is said where the filters are folded.
  expect(getByText('Filters').closest('summary')?.textContent).toBe('Filters Markets & fairs1 date');
  const choice = getByRole('option', { name: 'Markets & fairs' });
  expect(choice.getAttribute('value')).toBe('market');
  expect(choice.hasAttribute('selected')).toBe(true);
});

test.each([
  ['city=new-orleans', ['Organ night', 'Organ night', 'Organ night']],
  ['city=new-orleans&when=weekend', []],
  ['when=week', ['Organ night']],
  ['when=tomorrow&tag=music', []],
  ['when=whenever&month=2026-12&tag=market', ['Record fair']],
])('%s', async (query, titles) => {
  const { queryByText, queryAllByRole } = readHtml(
    await render(`/?${query}`, { ...eventsListExample, page_size: '3' }),
  );
  const none = queryByText(/Nothing on those days/);
  expect(none === null).toBe(titles.length > 0);
  const links = queryAllByRole('link', { name: /^(Organ night|Record fair)$/ }).map(({ textContent }) => textContent);
  // Where nothing is on, the next dates are offered.
  expect(links.slice(0, titles.length || 3)).toEqual(titles.length > 0 ? titles : Array(3).fill('Organ night'));
});

test('a month alone', async () => {
  const { getAllByText } = readHtml(await render('/?month=2027-01'));
  expect(getAllByText('Organ night')).toHaveLength(4);
});

test('without a match it links to all events', async () => {
  const { getByRole } = readHtml(await render('/?hotel=atlantis'));
  expect(getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/');
});

test('without planned events it links to the newsletter', async () => {
  const { getByRole } = readHtml(await render('/', eventsListExample, contentReadsOf({})));
  expect(getByRole('link', { name: 'Get the newsletter' }).getAttribute('href')).toBe('/newsletter');
});

test('more dates are behind a link that keeps the filters', async () => {
  const html = await render('/?tag=music', { ...eventsListExample, page_size: '5' });
  const { getAllByText, getByRole } = readHtml(html);
  expect(getAllByText('Organ night')).toHaveLength(5);
  expect(getByRole('link', { name: /^Show 5 more/ }).getAttribute('href')).toBe('/?tag=music&page=2&list=events_list');
});

test('the month is a table with a link in the square of its day', async () => {
  const { getAllByRole, getByRole } = readHtml(await render('/?view=month&month=2026-12'));
  const squares = getAllByRole('cell');
  expect(squares).toHaveLength(35);
  const daysWith = (name: RegExp) =>
    squares
      .filter((square) => within(square).queryByRole('link', { name }))
      .map((square) => square.querySelector('.wideDay')?.textContent);
  expect(daysWith(/^Organ night/)).toEqual(['3', '10', '17', '24', '31']);
  expect(daysWith(/^Record fair.*cancelled/)).toEqual(['5']);
  const href = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(href('November 2026')).toContain('view=month&month=2026-11');
  expect(href('January 2027')).toContain('view=month&month=2027-01');
});

test('on a narrow screen a day of the month leads to its first row below', async () => {
  const { container, getByRole } = readHtml(await render('/?view=month&month=2026-12&tag=music'));
  const day = getByRole('link', { name: /^10\W+1 event/ });
  expect(container.querySelector(`.narrow ${day.getAttribute('href')}`)?.textContent).toContain('Organ night');
  expect(container.querySelectorAll('.narrow li[id]')).toHaveLength(5);
});

test('a calendar that begins as a month is a list on small screens', async () => {
  const both = readHtml(await render('/', { ...eventsListExample, view: 'month' })).container;
  expect(both.querySelector('.wide table')).not.toBeNull();
  expect(both.querySelector('.narrow ul')).not.toBeNull();
  const asked = readHtml(await render('/?view=month', { ...eventsListExample, view: 'month' })).container;
  expect(asked.querySelector('table')).not.toBeNull();
  expect(asked.querySelector('.wide')).toBeNull();
});

test('the calendar can be subscribed to', async () => {
  const { getByRole } = readHtml(await render('/'));
  const href = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(href('Subscribe to this calendar')).toBe('webcal://ash.example/events.ics');
  expect(href('Download it (.ics)')).toBe('/events.ics');
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

test('each date says how few tickets are left, as a row and in the month', async () => {
  const drawing = { ...organ, content: { ...organ.content, capacity: '20' } };
  const left: Record<string, number> = { '2026-11-26': 0, '2026-12-03': 2 };
  const from = {
    ...contentReadsOf({ event: [drawing] }),
    placesLeft: async ({ days }: { days: readonly string[] }) => new Map(days.map((day) => [day, left[day] ?? 20])),
  };
  const rows = readHtml(await render('/', eventsListExample, from)).getAllByRole('listitem');
  const ofDay = (html: string) => rows.filter(({ textContent }) => textContent?.includes(html));
  expect(ofDay('Sold out')).toHaveLength(1);
  expect(ofDay('2 left')).toHaveLength(1);
  expect(ofDay('20 left')).toHaveLength(0);
  const table = (month: string) => render(`/?view=month&month=${month}`, eventsListExample, from);
  expect(readHtml(await table('2026-11')).getAllByText('7:30 pm, sold out')).toHaveLength(1);
  expect(readHtml(await table('2026-12')).getAllByText('7:30 pm, 2 left')).toHaveLength(1);
});
