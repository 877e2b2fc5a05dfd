import { describe, expect, it, test } from 'vitest';
import { eventDates } from '#blocks/events/event-dates.server.ts';
import { exampleRooms } from '#blocks/examples/example-hotels.ts';
import { exampleProducts } from '#blocks/examples/example-products.ts';
import { breakfast, organPractice } from '#blocks/examples/example-venues.ts';
import { exampleJobs, exampleLetters, exampleMoods, examplePress } from '#blocks/examples/example-writings.ts';
import { quoteExample } from '#blocks/sections/quote/example.ts';
import { tickerExample } from '#blocks/sections/ticker/example.ts';
import { htmlOnlyParts, needsScript } from '#blocks/testing/html-only-parts.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { readHtml } from '#blocks/testing/read-html.ts';
import { renderOnPage } from '#blocks/testing/test-page.tsx';
import type { Story } from '#protocol/storyblok/story.ts';
import { carriedPage } from '../carried-page.server.ts';
import type { StoryPage } from '../load-story.server.ts';
import { preloadPage } from '../page-code.ts';
import type { PageContent } from '../page-types.ts';
import { StoryTemplate } from './StoryTemplate.tsx';

const [room] = exampleRooms;
const [article] = exampleLetters;
const [press] = examplePress;
const [mood] = exampleMoods;
const [job] = exampleJobs;
const now = new Date('2026-06-01T12:00:00Z');

const roomData = {
  hotel: { slug: 'ulysses', name: 'Ulysses', path: '/hotels/ulysses', timeZone: 'UTC', phone: '+1 2', bookable: true },
  amenities: ['Kettle', 'Robe'],
  others: exampleRooms.slice(1),
};
const moodData = { sidebar: { title: 'Tags', tags: [{ tag: 'brick', count: 2 }] }, products: exampleProducts };

function pageOf(story: Story<PageContent>, data: unknown = null): StoryPage {
  return partialDouble<StoryPage>({
    ...{ story, blockData: data ? { [story.content._uid]: data } : {}, trail: [], meta: [], footer: null },
    ...{ draft: false, now: now.toISOString(), publicUrl: 'https://ash.example' },
    market: { country: 'US', language: 'EN' },
  } as Partial<StoryPage>);
}

function withSections<Story extends { content: object }>(story: Story, ...body: object[]): Story {
  return { ...story, content: { ...story.content, body } };
}

/** What of the page is HTML alone. */
async function partsOf(page: StoryPage): Promise<{ carried: StoryPage; parts: string[] }> {
  await preloadPage(page.story.content);
  const carried = carriedPage(page, new Request('https://ash.example/a'));
  // A copy is not known as carried: it is drawn as the browser draws it.
  const inBrowser = structuredClone(carried);
  const html = (shown: StoryPage) => renderOnPage(<StoryTemplate page={shown} />);
  return { carried, parts: htmlOnlyParts(html(inBrowser), html(page)) };
}

test.each([
  ['a room', pageOf(room as never, roomData), 2],
  ['an event', pageOf(organPractice as never, eventDates(organPractice.content, null, now)), 4],
  ['a job', pageOf(job as never), 3],
  ['a mood', pageOf(mood as never, moodData), 1],
  ['a press cutting', pageOf(press as never), 1],
  ['an article', pageOf(withSections(article as never, quoteExample) as never), 1],
  ['an article with a section that is live', pageOf(withSections(article as never, tickerExample) as never), 1],
])('%s is the same in the browser, but for parts that need no script', async (_name, page, count) => {
  const { parts } = await partsOf(page);
  expect(parts).toHaveLength(count);
  for (const part of parts) {
    expect([...readHtml(part).container.querySelectorAll(needsScript)].map((element) => element.outerHTML)).toEqual([]);
  }
});

describe('what a document carries of a template', () => {
  it('is nothing of a page that does nothing in the browser', async () => {
    const { carried } = await partsOf(pageOf(press as never));
    expect(carried.htmlOnly).toBe(true);
    expect(carried.story.content).toEqual({ component: 'press_item', _uid: 'page', static: true });
  });

  it('is of a room neither its words nor the other rooms', async () => {
    const { carried } = await partsOf(pageOf(room as never, roomData));
    expect(carried.story.content).not.toHaveProperty('description');
    expect(carried.blockData[carried.story.content._uid]).toMatchObject({ amenities: [], others: [] });
  });

  it('is all of a menu with a filter, and none of one without', async () => {
    const plain = { ...breakfast, content: { ...breakfast.content, sections: [] } };
    const menus = [breakfast, plain].map((menu) => partsOf(pageOf(menu as never)));
    expect((await Promise.all(menus)).map(({ carried }) => carried.htmlOnly)).toEqual([undefined, true]);
  });
});
