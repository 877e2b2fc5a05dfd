import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import { relatedAll, type StoryOf } from '../stories/stories.ts';
import { type GuidePlace, guidePlaces, relationUuid } from './guide-places.ts';

/** What these sections need of the context: the reads of content, and which version is shown. */
export type ContentReads = Pick<ResolveContext, 'content' | 'version'>;

/** The places of a city's guide; none when the city is not chosen. `city` is the relation as it stands in the block. */
export async function readGuidePlaces(city: unknown, reads: ContentReads): Promise<GuidePlace[]> {
  const uuid = relationUuid(city);
  return uuid === null ? [] : guidePlaces(await readGuideEntries(uuid, reads));
}

/** The stories of the places, with what the sections leave out: their hours by the clock. */
export async function readGuideEntries(
  city: string,
  { content, version }: ContentReads,
): Promise<StoryOf<'guide_entry'>[]> {
  const { stories } = await content.stories({
    version,
    contentType: 'guide_entry',
    filter: { city: { in: city } },
    perPage: mostStories,
  });
  return relatedAll(stories, 'guide_entry');
}
