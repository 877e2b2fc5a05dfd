import type { MapGround } from '#blocks/sections/city-guide-map/map-ground.ts';
import type { Position } from '#blocks/sections/city-guide-map/map-projection.ts';
import type { OpeningState } from '#blocks/sections/eat-drink-section/opening-hours.ts';

/** A place of the guide, as a plan shows it. */
export type PlanPlace = {
  slug: string;
  name: string;
  category: string;
  blurb: string;
  address: string;
  phone: string;
  /** In words. */
  hours: string;
  /** Whether it is open now; `null` where nobody knows what time it is there. */
  opening: OpeningState | null;
  position: Position | null;
  walkMinutes: number | null;
  mapsHref: string | null;
};

/** `walk`: minutes on foot from the stop before it, or from the hotel. */
export type PlanStop = PlanPlace & { walk: number | null };

/** Where the day begins and ends. */
export type PlanHotel = { name: string; path: string; address: string; timeZone: string; position: Position };

/**
 * A day in a city, as its page shows it; plain JSON. Of the whole way it has minutes and miles, a text with one decimal
 * (`total`), made in `loadDayPlan`: meters do not come this far.
 */
export type DayPlan = {
  city: string;
  guidePath: string;
  /** Of the plan, without its places. */
  path: string;
  /** `Monday, 8:14 pm`. */
  clock: string | null;
  hotel: PlanHotel | null;
  stops: PlanStop[];
  /** Minutes on foot from the last stop to the hotel. */
  wayBack: number | null;
  total: { minutes: number; miles: string } | null;
  routeHref: string | null;
  /** The other places of the guide. */
  more: PlanPlace[];
  isFull: boolean;
  /** How many places of the address the guide does not have. */
  unknown: number;
  /** How many places of the address are too many. */
  left: number;
  /** What the visitor has just taken out of it, and where it stood: it may be put back. */
  removed: { slug: string; name: string; at: number } | null;
  /** The visitor's own plan, where this is somebody else's. */
  other: { href: string; count: number } | null;
  map: MapGround | null;
  seed: string;
};
