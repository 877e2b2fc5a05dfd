import type { LoaderFunctionArgs } from 'react-router';
import { resolveMailGrid } from '#blocks/sections/mail-grid/resolve.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { rssFeed } from '../../seo/rss.server.ts';

const maxFeedItems = 50;

/** `/ash-mail/feed.xml`: the newest letters. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { content, publicUrl } = context.get(siteContext);
  const { version } = context.get(requestContext);
  const letters = await resolveMailGrid({ _uid: 'feed', component: 'mail_grid', source: 'all' }, { content, version });
  const about = {
    title: 'ash mail',
    description: 'Letters from five old houses, about plaster, people and supper.',
    page: '/ash-mail',
    path: '/ash-mail/feed.xml',
    publicUrl,
  };
  const entries = letters.slice(0, maxFeedItems).map((letter) => ({
    title: letter.title,
    summary: letter.dek,
    date: letter.date,
    path: `/${letter.fullSlug}`,
    author: letter.author,
    tags: letter.tags,
    picture: letter.cover,
  }));
  return rssFeed(about, entries);
}
