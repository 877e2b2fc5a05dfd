import { mostStories, type ResolveContext, type StreetMapStyle } from '../../contract/resolve-context.ts';
import { type ContentReads, readGuidePlaces } from '../../guide-places/guide-places.server.ts';
import { type GuidePlace, numberOf, positionOf, relationUuid } from '../../guide-places/guide-places.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';
import type { Position } from './map-projection.ts';

export type MapHotel = { slug: string; name: string; address: string; fullSlug: string; position: Position };

export type CityGuideMapData = {
  name: string;
  slug: string;
  center: Position | null;
  zoom: number | null;
  places: GuidePlace[];
  hotels: MapHotel[];
  /** The street map that is offered beside the drawn one; null for none. */
  streetMap: StreetMapStyle | null;
};

/** The city, its places and its hotels; `null` when no city is chosen or it cannot be seen. */
export async function resolveCityGuideMap(
  block: Blocks['city_guide_map'],
  reads: ContentReads & Pick<ResolveContext, 'streetMap'>,
): Promise<CityGuideMapData | null> {
  const uuid = relationUuid(block.city);
  if (uuid === null) return null;
  const { content, version } = reads;
  const [cities, places, hotels, streetMap] = await Promise.all([
    content.stories({ version, contentType: 'city', perPage: 1, byUuids: [uuid] }),
    readGuidePlaces(uuid, reads),
    block.show_hotels === false ? [] : readCityHotels(uuid, reads),
    reads.streetMap?.() ?? null,
  ]);
  const [city] = relatedAll(cities.stories, 'city');
  if (!city) return null;
  return {
    name: city.content.name,
    slug: city.slug,
    center: positionOf(city.content.center_lat, city.content.center_lng),
    zoom: numberOf(city.content.zoom),
    places,
    streetMap,
    hotels: hotels.flatMap(({ slug, full_slug, content: hotel }) => {
      const position = positionOf(hotel.lat, hotel.lng);
      return position ? [{ slug, name: hotel.name, address: hotel.street ?? '', fullSlug: full_slug, position }] : [];
    }),
  };
}

/** The hotels of a city. */
export async function readCityHotels(city: string, { content, version }: ContentReads): Promise<StoryOf<'hotel'>[]> {
  const filter = { city: { in: city } };
  const { stories } = await content.stories({ version, contentType: 'hotel', perPage: mostStories, filter });
  return relatedAll(stories, 'hotel');
}
