import type { ContentSource } from '../content-source.ts';
import { relationUuid } from '../guide-places.ts';
import type { Blocks } from '../schemas.ts';
import { relatedAll } from '../stories.ts';

export type CityGuideHeroData = {
  /** Every city with a guide, this one among them, in the order of the content service. */
  cities: { name: string; fullSlug: string; current: boolean }[];
  /** When the newest place was last published, ISO 8601; `null` when there is none. */
  newest: string | null;
};

/** The other guides, and the date of the newest place where the block gives none. */
export async function resolveCityGuideHero(
  block: Blocks['city_guide_hero'],
  { content, version }: ContentSource,
): Promise<CityGuideHeroData> {
  const uuid = relationUuid(block.city);
  const [cities, entries] = await Promise.all([
    block.city_switcher === false ? [] : content.allStories({ version, contentType: 'city', perPage: 100 }),
    block.updated || uuid === null
      ? []
      : content.allStories({ version, contentType: 'guide_entry', filter: { city: { in: uuid } }, perPage: 100 }),
  ]);
  const dates = entries.flatMap((entry) => entry.published_at ?? []).sort();
  return {
    cities: relatedAll(cities, 'city').map((city) => ({
      name: city.content.name,
      fullSlug: city.full_slug,
      current: city.uuid === uuid,
    })),
    newest: dates.at(-1) ?? null,
  };
}
