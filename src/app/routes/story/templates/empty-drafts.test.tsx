import { expect, test } from 'vitest';
import { exampleRooms } from '#blocks/examples/example-hotels.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { renderOnPage } from '#blocks/testing/test-page.tsx';
import type { StoryPage } from '../load-story.server.ts';
import { preloadPage } from '../page-code.ts';
import { type PageContent, pageTypes } from '../page-types.ts';
import { storySummary } from '../story-summary.ts';
import { StoryTemplate } from './StoryTemplate.tsx';

/** As a story is when it was just made in the editor. */
test.each(pageTypes)('a draft of the type %s without any content is shown', async (component) => {
  const content = partialDouble<PageContent>({ _uid: 'a', component } as Partial<PageContent>);
  const page = partialDouble<StoryPage>({
    ...{ story: { ...exampleRooms[0], content }, blockData: {}, trail: [], meta: [], footer: null },
    ...{ draft: true, now: '2026-06-01T12:00:00Z', publicUrl: 'https://ash.example' },
    market: { country: 'US', language: 'EN' },
  } as Partial<StoryPage>);
  expect(storySummary(content)).toBeDefined();
  await preloadPage(content);
  expect(() => renderOnPage(<StoryTemplate page={page} />)).not.toThrow();
});
