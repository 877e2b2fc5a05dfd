import { type ContentReads, readGuidePlaces } from '../../guide-places/guide-places.server.ts';
import { type GuideCategory, type GuidePlace, relationUuid } from '../../guide-places/guide-places.ts';
import { planPath } from '../../guide-places/plan-path.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type CityGuideTabsData = {
  places: GuidePlace[];
  categories: GuideCategory[];
  /** Where a day is planned with them; `null` where the city's guide is at no address that has one. */
  planPath: string | null;
};

/** Every place of the city, and the categories in the order that the block or else the datasource gives. */
export async function resolveCityGuideTabs(
  block: Blocks['city_guide_tabs'],
  reads: ContentReads,
): Promise<CityGuideTabsData> {
  const uuid = relationUuid(block.city);
  const { version } = reads;
  const [places, entries, cities] = await Promise.all([
    readGuidePlaces(uuid, reads),
    reads.content.datasource('guide-categories'),
    uuid === null
      ? { stories: [] }
      : reads.content.stories({ version, contentType: 'city', perPage: 1, byUuids: [uuid] }),
  ]);
  const [city] = cities.stories;
  const known = entries.map(({ name, value }) => ({ name, value }));
  const chosen = (block.categories ?? []).map((value) => known.find((entry) => entry.value === value) ?? named(value));
  return { places, categories: chosen.length > 0 ? chosen : known, planPath: city ? planPath(city.full_slug) : null };
}

/** A category that was taken out of the datasource is still shown, by its value. */
function named(value: string): GuideCategory {
  return { value, name: value.replaceAll('-', ' ') };
}
