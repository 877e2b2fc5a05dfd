import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';

/** The hotel that the section names, or whose page it is on. It is fetched, because its own page knows only its uuid. */
export async function resolveHotelFacts(
  { hotel: named }: Blocks['hotel_facts'],
  { content, version, hotel }: ResolveContext,
): Promise<StoryOf<'hotel'> | null> {
  const uuid = (typeof named === 'object' && named ? named.uuid : named) || hotel;
  if (!uuid) return null;
  const { stories } = await content.stories({ version, contentType: 'hotel', byUuids: [uuid], perPage: 1 });
  return relatedAll(stories, 'hotel')[0] ?? null;
}
