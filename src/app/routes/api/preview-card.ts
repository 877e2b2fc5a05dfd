import type { LoaderFunctionArgs } from 'react-router';
import { relations } from '#blocks/registry/schemas.ts';
import { related } from '#blocks/stories/stories.ts';
import { cacheControl } from '#protocol/cache-times.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { imageUrl } from '#ui/image-url.ts';
import { readPlace } from '../../brands/place.server.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import { type PreviewCard, requestContext, type Site, siteContext } from '../../context.ts';
import type { PageStyle } from '../../page-style.ts';
import { cardColours } from '../../seo/theme-colours.ts';
import { linkAt } from '../../story-index.server.ts';
import { isPage, type PageContent } from '../story/page-types.ts';
import { storySummary } from '../story/story-summary.ts';

/** `/api/og/{slug}.png`: the card of a published story for link previews. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const [, slug] = /^(.+)\.png$/.exec(params['*'] ?? '') ?? [];
  const story = slug ? await publishedPage(slug, site) : null;
  if (!story) return new Response('There is no such page.\n', { status: 404 });
  const path = story.full_slug === 'home' ? '/' : `/${story.full_slug}`;
  const place = await readPlace(path, site, { ...context.get(requestContext), version: 'published' });
  const style = storyStyle(path, place, story.content);
  const bytes = await site.drawPreview(cardOf(story, style));
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl.previewCard },
  });
}

type PageStory = Story<PageContent>;

/** A story that is a page; null for any other slug. The links map knows, so no extra call is needed. */
async function publishedPage(slug: string, { content }: Site): Promise<PageStory | null> {
  const links = await content.links('published');
  if (!linkAt(links, slug)) return null;
  const story = await content.story(slug, { version: 'published', resolveRelations: relations, resolveLinks: 'url' });
  return story && isPage(story) ? story : null;
}

function cardOf({ content }: PageStory, style: PageStyle): PreviewCard {
  const { title, image } = storySummary(content);
  const hotel = 'hotel' in content ? related(content.hotel, 'hotel') : null;
  const city = 'locality' in content ? content.locality : null;
  return {
    title: content.seo_og_title || title,
    place: hotel?.content.name ?? city ?? '',
    picture: image?.filename
      ? imageUrl(image.filename, { width: 560, height: 630, focus: image.focus ?? null, format: 'png' })
      : null,
    colours: cardColours(style),
  };
}
