import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import { relatedAll } from '../stories/stories.ts';
import { type GuidePlace, guidePlaces, relationUuid } from './guide-places.ts';

/** What these sections need of the context: the reads of content, and which version is shown. */
export type ContentReads = Pick<ResolveContext, 'content' | 'version'>;

/** The places of a city's guide; none when the city is not chosen. `city` is the relation as it stands in the block. */
export async function readGuidePlaces(city: unknown, { content, version }: ContentReads): Promise<GuidePlace[]> {
  const uuid = relationUuid(city);
  if (uuid === null) return [];
  const { stories } = await content.stories({
    version,
    contentType: 'guide_entry',
    filter: { city: { in: uuid } },
    perPage: mostStories,
  });
  return guidePlaces(relatedAll(stories, 'guide_entry'));
}
