import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { rssFeed } from './rss.server.ts';

const about = {
  title: 'Letters & more',
  description: 'Of five <old> houses',
  page: '/ash-mail',
  path: '/ash-mail/feed.xml',
  publicUrl: 'https://ash.example',
};

const entry = {
  title: 'Plaster & “lath” <em> ]]> \u0007 end',
  summary: 'A summary ]]> with an end & more',
  date: '2026-05-01 08:00',
  path: '/ash-mail/plaster',
  author: 'R. Okafor & son',
  tags: ['Craft & repair'],
  picture: { filename: '/f/1001/2400x1600/0000000000/plaster.png' },
};

async function read(response: Response) {
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, processEntities: true, isArray: (name) => name === 'item' });
  return parser.parse(xml).rss.channel;
}

test('what is written comes out as it was, whatever it holds', async () => {
  const channel = await read(rssFeed(about, [entry]));
  expect(channel.title).toBe('Letters & more');
  expect(channel.description).toBe('Of five <old> houses');
  expect(channel.item[0].title).toBe('Plaster & “lath” <em> ]]>  end');
  expect(channel.item[0].description).toBe('A summary ]]> with an end & more');
  expect(channel.item[0].category).toBe('Craft & repair');
});

test('every address is absolute', async () => {
  const channel = await read(rssFeed(about, [entry]));
  expect(channel.link).toBe('https://ash.example/ash-mail');
  expect(channel['atom:link']['@_href']).toBe('https://ash.example/ash-mail/feed.xml');
  expect(channel.item[0].link).toBe('https://ash.example/ash-mail/plaster');
  expect(channel.item[0].enclosure['@_url']).toMatch(/^https:\/\/ash\.example\/f\//);
});

test('dates are those of the mail format, and the feed is as old as its newest entry', async () => {
  const channel = await read(rssFeed(about, [entry, { ...entry, date: '2026-04-01 08:00' }]));
  expect(channel.item[0].pubDate).toBe('Fri, 01 May 2026 08:00:00 GMT');
  expect(channel.lastBuildDate).toBe('Fri, 01 May 2026 08:00:00 GMT');
});

test('an entry without a date is left out, and an empty feed is one', async () => {
  const channel = await read(rssFeed(about, [{ ...entry, date: '' }]));
  expect(channel.item).toBeUndefined();
  expect(rssFeed(about, []).headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
});
