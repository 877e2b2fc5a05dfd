import type { LoaderFunctionArgs } from 'react-router';
import { relatedAll } from '#blocks/stories/stories.ts';
import { requestContext, siteContext } from '../../context.ts';
import { rssFeed } from '../../seo/rss.server.ts';

const maxFeedItems = 50;

/** `/press/feed.xml`: what was last written about the hotels. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { content, publicUrl } = context.get(siteContext);
  const { version } = context.get(requestContext);
  const { stories } = await content.stories({
    version,
    contentType: 'press_item',
    perPage: maxFeedItems,
    sortBy: 'content.date:desc',
  });
  const about = {
    title: 'ash hotels in the press',
    description: 'What papers and magazines write about the five houses.',
    page: '/press',
    path: '/press/feed.xml',
    publicUrl,
  };
  const entries = relatedAll(stories, 'press_item').map(({ full_slug, content: item }) => ({
    title: `${item.publication}: ${item.headline}`,
    summary: item.excerpt ?? '',
    date: item.date,
    path: `/${full_slug}`,
    picture: item.image,
  }));
  return rssFeed(about, entries);
}
