import { formatTime, part } from '#blocks/dates/dates.ts';
import { type ContentReads, readGuideEntries } from '#blocks/guide-places/guide-places.server.ts';
import { type GuidePlace, guidePlaces, numberOf, positionOf } from '#blocks/guide-places/guide-places.ts';
import { type MapGround, mapGround } from '#blocks/sections/city-guide-map/map-ground.ts';
import { readCityHotels } from '#blocks/sections/city-guide-map/resolve.server.ts';
import { openingState } from '#blocks/sections/eat-drink-section/opening-hours.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import { storyPath } from '#ui/link-target.ts';
import type { Removal } from './change-plan.ts';
import type { DayPlan, PlanHotel, PlanPlace } from './day-plan.ts';
import { placeOnMaps, routeOnMaps } from './map-links.ts';
import { mostStops, planAddress } from './plan-address.ts';
import { estimateWalk } from './walking.ts';

type PlanRequest = {
  city: StoryOf<'city'>;
  /** Address of the plan without its places. */
  path: string;
  /** The places that the address names. */
  slugs: readonly string[];
  /** Those of the visitor's own plan. */
  own: readonly string[];
  /** What the address says was taken out. */
  removed: Removal | null;
  now: Date;
};

/** A day plan of a city: its places in their order, the walks between them, and what else the guide has. */
export async function loadDayPlan(
  { city, path, slugs, own, removed, now }: PlanRequest,
  reads: ContentReads,
): Promise<DayPlan> {
  const [entries, hotels, categories] = await Promise.all([
    readGuideEntries(city.uuid, reads),
    readCityHotels(city.uuid, reads),
    reads.content.datasource('guide-categories'),
  ]);
  const hotel = hotels.map(planHotel).find((one) => one !== null) ?? null;
  const hours = new Map(entries.map(({ slug, content }) => [slug, content.hours ?? []]));
  const places = guidePlaces(entries).map(
    (place): PlanPlace => ({
      ...pick(place),
      category: categories.find(({ value }) => value === place.category)?.name ?? '',
      opening: hotel
        ? openingState({ hours: hours.get(place.slug) ?? [], closures: [], now, timeZone: hotel.timeZone })
        : null,
      mapsHref: place.position && placeOnMaps(place.position),
    }),
  );
  const known = slugs.flatMap((slug) => places.find((place) => place.slug === slug) ?? []);
  const chosen = known.slice(0, mostStops);
  const walks = walksOf(chosen, hotel);
  const minutes = walks.reduce((sum, walk) => sum + (walk?.minutes ?? 0), 0);
  const meters = walks.reduce((sum, walk) => sum + (walk?.meters ?? 0), 0);
  const positions = [hotel, ...chosen, hotel].flatMap((stop) => stop?.position ?? []);
  const ownPlaces = own.filter((slug) => hours.has(slug));
  const isOwn = own.length === 0 || own.join() === chosen.map(({ slug }) => slug).join();
  return {
    city: city.content.name,
    guidePath: storyPath(city.full_slug),
    path,
    clock: hotel && clockWords(now, hotel.timeZone),
    hotel,
    stops: chosen.map((place, index) => ({ ...place, walk: walks[index]?.minutes ?? null })),
    wayBack: walks[chosen.length]?.minutes ?? null,
    total: minutes > 0 ? { minutes, miles: miles(meters) } : null,
    routeHref: chosen.length > 0 ? routeOnMaps(positions) : null,
    more: places.filter(({ slug }) => !chosen.some((stop) => stop.slug === slug)),
    isFull: chosen.length >= mostStops,
    unknown: slugs.length - known.length,
    left: known.length - chosen.length,
    removed: own.join() === chosen.map(({ slug }) => slug).join() ? removalOf(removed, chosen, places) : null,
    other: isOwn || ownPlaces.length === 0 ? null : { href: planAddress(path, ownPlaces), count: ownPlaces.length },
    map: planGround(city),
    seed: city.slug,
  };
}

/** A plan that is sent to a friend says nothing of it, so the caller asks for the visitor's own alone. */
function removalOf(removed: Removal | null, stops: readonly PlanPlace[], places: readonly PlanPlace[]) {
  const place = places.find(({ slug }) => slug === removed?.slug);
  if (!removed || !place || stops.includes(place) || stops.length >= mostStops) return null;
  return { slug: place.slug, name: place.name, at: Math.min(removed.at, stops.length) };
}

type Walk = { minutes: number; meters: number } | null;

/** The walk to each stop, and back from the last one. Where nobody knows the way, `null`. */
function walksOf(stops: readonly PlanPlace[], hotel: PlanHotel | null): Walk[] {
  if (stops.length === 0) return [];
  const way = [hotel, ...stops, hotel];
  return way.slice(1).map((to, index) => {
    const from = way[index];
    if (!from?.position || !to?.position) return null;
    const walk = estimateWalk(from.position, to.position);
    // How far a place is from the hotel says the guide, and whoever wrote it has walked there.
    const told = from === hotel ? to : to === hotel ? from : null;
    const minutes = told && 'walkMinutes' in told ? told.walkMinutes : null;
    return { ...walk, minutes: minutes ?? walk.minutes };
  });
}

function pick({ slug, name, blurb, address, phone, hours, position, walkMinutes }: GuidePlace) {
  return { slug, name, blurb, address, phone, hours, position, walkMinutes };
}

function planHotel({ full_slug, content }: StoryOf<'hotel'>): PlanHotel | null {
  const position = positionOf(content.lat, content.lng);
  if (!position) return null;
  const { name, street, timezone } = content;
  return { name, path: storyPath(full_slug), address: street ?? '', timeZone: timezone, position };
}

/** The ground of the guide's own map, so that both look alike. */
function planGround({ content }: StoryOf<'city'>): MapGround | null {
  const section = content.body?.find((block) => block.component === 'city_guide_map');
  return mapGround(section?.component === 'city_guide_map' ? section : null, {
    center: positionOf(content.center_lat, content.center_lng),
    zoom: numberOf(content.zoom),
  });
}

/** `Monday, 8:14 pm`. */
function clockWords(now: Date, timeZone: string): string {
  return `${part(now, timeZone, { weekday: 'long' })}, ${formatTime(now, timeZone)}`;
}

function miles(meters: number): string {
  return (meters / 1609.344).toFixed(1);
}
