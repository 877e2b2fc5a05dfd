import { isOpenJob } from '#blocks/jobs/jobs.ts';
import { related } from '#blocks/stories/stories.ts';
import { tagCounts } from '#blocks/tags/tag-counts.ts';
import type { RequestContext, Site } from '../context.ts';
import { loadMoodEntries } from '../routes/mood/load-mood.server.ts';
import { pageTypes } from '../routes/story/page-types.ts';
import type { ListedStory, SitemapParts } from './sitemap-entries.ts';

/** The most that the content service and the shop give at once. */
const storyPageSize = 100;
const productPageSize = 250;

/** Large fields that the sitemap has no use for; what remains of a story is its address, its dates and `noindex`. */
const unusedFields = ['body', 'description', 'sections', 'photos', 'caption', 'accessibility', 'amenities', 'hours'];

/** Reads everything that has a page; only what the public sees. */
export async function readSitemap(site: Site, requestInfo: RequestContext): Promise<SitemapParts> {
  const published = { ...requestInfo, version: 'published' } as const;
  const { commerce } = site;
  const [stories, mood, products, collections, policies] = await Promise.all([
    readStories(site, requestInfo.now),
    loadMoodEntries(site, published),
    readProducts(site, requestInfo),
    commerce.collections(requestInfo.market),
    commerce.policies(requestInfo.market),
  ]);
  return { stories, moodTags: tagCounts(mood).map(({ tag }) => tag), products, collections, policies };
}

/** Without filled jobs, whose pages lead to the careers page. */
async function readStories({ content }: Site, now: Date): Promise<ListedStory[]> {
  const stories = await content.allStories({
    version: 'published',
    perPage: storyPageSize,
    filter: { component: { in: pageTypes.join(',') } },
    excludingFields: unusedFields,
  });
  return stories.filter((story) => {
    const job = related(story, 'job');
    return !job || isOpenJob(job.content, now);
  }) as ListedStory[];
}

async function readProducts({ commerce }: Site, { market }: RequestContext): Promise<{ handle: string }[]> {
  const found: { handle: string }[] = [];
  for (let after: string | null | undefined; ; ) {
    const page = await commerce.products(market, { first: productPageSize, ...(after ? { after } : {}) });
    found.push(...page.nodes);
    if (!page.pageInfo.hasNextPage || !page.pageInfo.endCursor) return found;
    after = page.pageInfo.endCursor;
  }
}
