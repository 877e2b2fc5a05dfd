/** Where something is, in degrees. */
export type Position = { lat: number; lng: number };

/** A point of the drawing, from its upper left corner. */
export type Point = { x: number; y: number };

/** The drawing is a square of this many units. */
export const mapSize = 1000;

/** Free space between the outermost marker and the edge. */
const margin = 90;

/** At zoom 0 the usual web map shows the whole earth in a tile of 256 px; a drawing counts as 640 px wide. */
const tilePixels = 256;
const drawingPixels = 640;

/**
 * A linear projection around `center`: precise enough for a city only. The zoom says how much is seen at
 * least; farther positions widen it until all are in.
 */
export function projectAround(
  center: Position,
  zoom: number,
  positions: readonly Position[],
): (position: Position) => Point {
  // A degree of longitude is shorter than one of latitude by this factor.
  const narrowing = Math.cos((center.lat * Math.PI) / 180);
  const east = (position: Position) => (position.lng - center.lng) * narrowing;
  const north = (position: Position) => position.lat - center.lat;
  const seen = ((360 * drawingPixels) / (tilePixels * 2 ** zoom) / 2) * narrowing;
  const farthest = Math.max(
    0,
    ...positions.flatMap((position) => [Math.abs(east(position)), Math.abs(north(position))]),
  );
  const scale = Math.min(
    mapSize / 2 / seen,
    farthest > 0 ? (mapSize / 2 - margin) / farthest : Number.POSITIVE_INFINITY,
  );
  return (position) => ({
    x: mapSize / 2 + east(position) * scale,
    y: mapSize / 2 - north(position) * scale,
  });
}

/** Moves points that lie closer than `distance` apart from one another, just enough to read both; in place order. */
export function spreadApart(points: readonly Point[], distance: number): Point[] {
  const spread = points.map((point) => ({ ...point }));
  for (let round = 0; round < 40; round++) {
    let moved = false;
    for (const [index, first] of spread.entries()) {
      for (const second of spread.slice(index + 1)) moved = pushApart(first, second, distance) || moved;
    }
    if (!moved) break;
  }
  return spread;
}

function pushApart(first: Point, second: Point, distance: number): boolean {
  const gap = Math.hypot(second.x - first.x, second.y - first.y);
  if (gap >= distance - 0.01) return false;
  // Two points on the very same spot part along a line from west to east.
  const [x, y] = gap === 0 ? [1, 0] : [(second.x - first.x) / gap, (second.y - first.y) / gap];
  const push = (distance - gap) / 2;
  first.x -= x * push;
  first.y -= y * push;
  second.x += x * push;
  second.y += y * push;
  return true;
}

/** Positions written one a line as `latitude, longitude`; lines that are none are left out. */
export function parsePositions(text: string | null | undefined): Position[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [lat, lng] = line.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    return Number.isFinite(lat) && Number.isFinite(lng) ? [{ lat: Number(lat), lng: Number(lng) }] : [];
  });
}
