import { expect, test } from 'vitest';
import { siren } from '#blocks/examples/example-hotels.ts';
import { examples } from '#blocks/registry/examples.generated.ts';
import { feedLinks } from './feed-links.ts';

const hrefs = (sections: { _uid: string; component: string }[]) =>
  feedLinks(sections, 'https://ash.example').map((link) => ('href' in link ? link.href : null));

test('a page names the feeds of its sections, each once', () => {
  const { mail_grid, press_grid, quote } = examples;
  expect(hrefs([quote, mail_grid, press_grid, { ...mail_grid, _uid: 'again' }])).toEqual([
    'https://ash.example/ash-mail/feed.xml',
    'https://ash.example/press/feed.xml',
  ]);
});

test('a list of some cuttings alone has no feed', () => {
  expect(hrefs([{ ...examples.press_grid, ...{ source: 'hotel' } }])).toEqual([]);
  expect(hrefs([{ ...examples.press_grid, ...{ source: 'all' } }])).toEqual(['https://ash.example/press/feed.xml']);
});

test('a list of events has the calendar of its hotel, or that of all', () => {
  const list = { ...examples.events_list, _uid: 'all', hotel: '' };
  expect(hrefs([{ ...list, _uid: 'one', ...{ hotel: siren } }, list])).toEqual([
    `https://ash.example/events/${siren.slug}.ics`,
    'https://ash.example/events.ics',
  ]);
  expect(feedLinks([list], '')).toMatchObject([{ rel: 'alternate', type: 'text/calendar', title: 'Events' }]);
});
