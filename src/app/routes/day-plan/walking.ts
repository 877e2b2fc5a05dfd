import type { Position } from '#blocks/sections/city-guide-map/map-projection.ts';

/** 4.5 km in an hour; `PlanView.tsx` says it in miles. */
const metersPerMinute = 75;
/** Streets are longer than the straight line by this factor. */
const detour = 1.3;
const earthRadius = 6_371_000;

/**
 * How far it is on foot between two places, by an estimate that needs no map service: the straight line, 30 percent longer, at
 * an easy pace (docs/reference/sections.md#day-plan).
 */
export function estimateWalk(from: Position, to: Position): { meters: number; minutes: number } {
  const meters = straightLine(from, to) * detour;
  return { meters, minutes: Math.max(1, Math.round(meters / metersPerMinute)) };
}

/** Great-circle distance in meters (haversine). */
function straightLine(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const parallel = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const chord = half(to.lat - from.lat) + parallel(from.lat) * parallel(to.lat) * half(to.lng - from.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
