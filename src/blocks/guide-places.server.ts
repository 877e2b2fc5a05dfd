import type { ContentSource } from './content-source.ts';
import { type GuidePlace, guidePlaces, relationUuid } from './guide-places.ts';
import { relatedAll } from './stories.ts';

/** The places of a city's guide; none when the city is not chosen. `city` is the relation as it stands in the block. */
export async function readGuidePlaces(city: unknown, { content, version }: ContentSource): Promise<GuidePlace[]> {
  const uuid = relationUuid(city);
  if (uuid === null) return [];
  const entries = await content.allStories({
    version,
    contentType: 'guide_entry',
    filter: { city: { in: uuid } },
    perPage: 100,
  });
  return guidePlaces(relatedAll(entries, 'guide_entry'));
}
