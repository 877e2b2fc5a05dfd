import { expect, test } from 'vitest';
import { sectionSchemas } from '#blocks/registry/section-schemas.generated.ts';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
import { halfTyped, storyWith, wholeBlock } from '#blocks/testing/half-typed-content.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { renderOnPage } from '#blocks/testing/test-page.tsx';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import type { RequestContext, Site } from '../../../context.ts';
import { findStory } from '../load-story.server.ts';
import { pageTypes } from '../page-types.ts';
import { StoryTemplate } from './StoryTemplate.tsx';

const requestInfo = partialDouble<RequestContext>({
  version: 'draft',
  market: { country: 'US', language: 'EN' },
  now: new Date('2026-06-01T12:00:00Z'),
});

/** What is wrong with the page of a draft: what it throws, and which sections it leaves out; null where it is shown. */
async function problemOf(content: BlockValue): Promise<string | null> {
  const story = storyWith(content);
  const reads = contentReadsOf({});
  const problems: string[] = [];
  const site = partialDouble<Site>({
    content: {
      ...reads.content,
      links: async () => ({ [story.uuid]: { id: story.id, slug: story.full_slug } }),
      resolve: async () => story,
      story: async () => null,
      footer: async () => null,
    },
    commerce: reads.commerce,
    placesLeft: async () => new Map(),
    ...{ publicUrl: 'https://ash.example', changesAt: () => {} },
    log: (_level: string, event: string, { error }: Record<string, unknown>) => {
      if (event === 'section_not_resolved') problems.push(String(error));
    },
  });
  try {
    const address = { pathname: `/${story.full_slug}`, search: '' };
    const page = await findStory(address, site, requestInfo, story);
    if (!page) return 'no page';
    const html = renderOnPage(<StoryTemplate page={page} />, { draft: true, data: page.blockData });
    const left = /This section \(\w+\) could not be shown/.exec(html);
    if (left) problems.push(left[0]);
  } catch (error) {
    problems.push(String((error as Error).stack));
  }
  return problems.length > 0 ? problems.join('\n') : null;
}

test.each(pageTypes)('a draft of the type %s is shown with any of its fields half typed', async (component) => {
  const whole = wholeBlock(component, 0);
  for (const content of [whole, ...halfTyped(whole)]) {
    expect(await problemOf(content), JSON.stringify(content)).toBeNull();
  }
});

test.each(Object.keys(sectionSchemas))('the section %s is shown with any of its fields half typed', async (name) => {
  const body = halfTyped(wholeBlock(name, 1)).map((content, index) => ({ ...content, _uid: `variant-${index}` }));
  expect(await problemOf({ _uid: 'page', component: 'page', title: 'Draft', body })).toBeNull();
});
