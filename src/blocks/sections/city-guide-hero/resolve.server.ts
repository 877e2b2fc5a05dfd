import { mostStories } from '../../contract/resolve-context.ts';
import type { ContentReads } from '../../guide-places/guide-places.server.ts';
import { relationUuid } from '../../guide-places/guide-places.ts';
import { planPath } from '../../guide-places/plan-path.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

export type CityGuideHeroData = {
  /** Every city with a guide, this one among them, in the order of the content service. */
  cities: { name: string; fullSlug: string; current: boolean }[];
  /** When the newest place was last published, ISO 8601; `null` when there is none. */
  newest: string | null;
  /** Where a day is planned with the city's places; `null` where its guide is at no address that has one. */
  planPath: string | null;
};

/** The other guides, and the date of the newest place where the block gives none. */
export async function resolveCityGuideHero(
  block: Blocks['city_guide_hero'],
  { content, version }: ContentReads,
): Promise<CityGuideHeroData> {
  const uuid = relationUuid(block.city);
  const nothing = { stories: [] };
  const [cities, entries] = await Promise.all([
    content.stories({ version, contentType: 'city', perPage: mostStories }),
    block.updated || uuid === null
      ? nothing
      : content.stories({
          version,
          contentType: 'guide_entry',
          perPage: mostStories,
          filter: { city: { in: uuid } },
        }),
  ]);
  const dates = entries.stories.flatMap((entry) => entry.published_at ?? []).sort();
  const own = cities.stories.find((city) => city.uuid === uuid);
  return {
    planPath: own ? planPath(own.full_slug) : null,
    cities: relatedAll(cities.stories, 'city').map((city) => ({
      name: city.content.name,
      fullSlug: city.full_slug,
      current: city.uuid === uuid,
    })),
    newest: dates.at(-1) ?? null,
  };
}
