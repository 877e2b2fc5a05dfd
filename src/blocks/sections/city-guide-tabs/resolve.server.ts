import { type ContentReads, readGuidePlaces } from '../../guide-places/guide-places.server.ts';
import type { GuideCategory, GuidePlace } from '../../guide-places/guide-places.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type CityGuideTabsData = { places: GuidePlace[]; categories: GuideCategory[] };

/** Every place of the city, and the categories in the order that the block or else the datasource gives. */
export async function resolveCityGuideTabs(
  block: Blocks['city_guide_tabs'],
  reads: ContentReads,
): Promise<CityGuideTabsData> {
  const [places, entries] = await Promise.all([
    readGuidePlaces(block.city, reads),
    reads.content.datasource('guide-categories'),
  ]);
  const known = entries.map(({ name, value }) => ({ name, value }));
  const chosen = (block.categories ?? []).map((value) => known.find((entry) => entry.value === value) ?? named(value));
  return { places, categories: chosen.length > 0 ? chosen : known };
}

/** A category that was taken out of the datasource is still shown, by its value. */
function named(value: string): GuideCategory {
  return { value, name: value.replaceAll('-', ' ') };
}
