import type { ContentSource } from '../content-source.ts';
import { readGuidePlaces } from '../guide-places.server.ts';
import { type GuidePlace, numberOf, positionOf, relationUuid } from '../guide-places.ts';
import type { Blocks } from '../schemas.ts';
import { relatedAll } from '../stories.ts';
import type { Position } from './map-projection.ts';

export type MapHotel = { slug: string; name: string; address: string; fullSlug: string; position: Position };

export type CityGuideMapData = {
  name: string;
  slug: string;
  center: Position | null;
  zoom: number | null;
  places: GuidePlace[];
  hotels: MapHotel[];
};

/** The city, its places and its hotels; `null` when no city is chosen or it cannot be seen. */
export async function resolveCityGuideMap(
  block: Blocks['city_guide_map'],
  source: ContentSource,
): Promise<CityGuideMapData | null> {
  const uuid = relationUuid(block.city);
  if (uuid === null) return null;
  const { content, version } = source;
  const [cities, places, hotels] = await Promise.all([
    content.allStories({ version, contentType: 'city', byUuids: [uuid] }),
    readGuidePlaces(uuid, source),
    block.show_hotels === false
      ? []
      : content.allStories({ version, contentType: 'hotel', filter: { city: { in: uuid } } }),
  ]);
  const [city] = relatedAll(cities, 'city');
  if (!city) return null;
  return {
    name: city.content.name,
    slug: city.slug,
    center: positionOf(city.content.center_lat, city.content.center_lng),
    zoom: numberOf(city.content.zoom),
    places,
    hotels: relatedAll(hotels, 'hotel').flatMap(({ slug, full_slug, content: hotel }) => {
      const position = positionOf(hotel.lat, hotel.lng);
      return position ? [{ slug, name: hotel.name, address: hotel.street ?? '', fullSlug: full_slug, position }] : [];
    }),
  };
}
