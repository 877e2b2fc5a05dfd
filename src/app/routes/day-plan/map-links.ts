import type { Position } from '#blocks/sections/city-guide-map/map-projection.ts';

/** A place in Google Maps (https://developers.google.com/maps/documentation/urls): phones open their own application. */
export function placeOnMaps(position: Position): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: pair(position) })}`;
}

/** A walk through all positions in their order, from the first to the last. */
export function routeOnMaps(positions: readonly Position[]): string | null {
  const [start, end] = [positions[0], positions.at(-1)];
  if (!start || !end || positions.length < 2) return null;
  const between = positions.slice(1, -1).map(pair).join('|');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    travelmode: 'walking',
    origin: pair(start),
    destination: pair(end),
    ...(between ? { waypoints: between } : {}),
  })}`;
}

function pair({ lat, lng }: Position): string {
  return `${lat},${lng}`;
}
