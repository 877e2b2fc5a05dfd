import { related } from '#blocks/stories/stories.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { type Place, placeSlug } from './place.server.ts';

type Seeded = { full_slug: string; content: { component: string; [field: string]: unknown } };

/** The hotel or venue that a path lies under, with its hotel in place, as `readPlace` reads it; for tests. */
export function placeAmong(stories: readonly Seeded[], pathname: string): Place | null {
  const found = stories.find(({ full_slug }) => full_slug === placeSlug(pathname));
  if (!found) return null;
  const hotel = stories.find(({ full_slug }) => storyUuid(full_slug) === found.content.hotel);
  const story = withSlug({ ...found, content: { ...found.content, hotel: hotel && withSlug(hotel) } });
  return related(story, 'hotel') ?? related(story, 'venue');
}

function withSlug(story: Seeded): Seeded & { slug: string } {
  return { ...story, slug: story.full_slug.split('/').at(-1) ?? '' };
}
