import { expect, test } from 'vitest';
import { frameSources, loadedFrameSources } from './frame-sources.server.ts';

const tock = { src: 'https://www.exploretock.com/a', provider: 'Tock', source: 'https://www.exploretock.com' };

test('a page names the hosts of the windows that it shows, and no other', () => {
  const sections = [
    { _uid: 'a', component: 'event_booking_frame' },
    { _uid: 'b', component: 'event_booking_frame' },
    { _uid: 'c', component: 'event_booking_frame' },
    { _uid: 'd', component: 'rich_text' },
  ];
  const own = { src: '/_services/event-frame/a', provider: 'own', source: null };
  expect(frameSources(sections, { a: tock, b: own, d: { source: 'https://evil.example' } })).toEqual([tock.source]);
});

test('they are found among what the routes loaded', () => {
  const story = { frameSources: [tock.source, 7] };
  expect(loadedFrameSources({ root: null, story, other: 'text', cart: { frameSources: 'no list' } })).toEqual([
    tock.source,
  ]);
});
