import { mapSize, type Point } from './map-projection.ts';

/** A letter of a name in half, and half of its line, in units of the map: names are 34 tall. */
const halfLetter = 8.5;
const halfLine = 20;

/** Space for the label on either side of the point, and above and below it. */
const beside = 150;
const above = 40;

/**
 * Where the name of a shape stands: the middle of what is in view of it, so that a river that goes on past the edge
 * keeps its name on the map. A line counts as the area between its ends.
 */
export function labelSpot(points: readonly Point[]): Point {
  const seen = inView(points);
  const middle = centroid(seen.length > 0 ? seen : points);
  return clamped(middle);
}

function clamped({ x, y }: Point): Point {
  return { x: clamp(x, beside, mapSize - beside), y: clamp(y, above, mapSize - above) };
}

/**
 * The same, moved off the signs that would cover it, by as little as needed and never far.
 * A name stands on its line: its middle is above the spot.
 */
export function clearSpot(points: readonly Point[], name: string, signs: readonly Point[], radius: number): Point {
  const best = labelSpot(points);
  const halfWidth = name.length * halfLetter;
  const isClear = ({ x, y }: Point) =>
    signs.every(
      (sign) => Math.abs(sign.x - x) > halfWidth + radius || Math.abs(sign.y - (y - halfLine / 2)) > halfLine + radius,
    );
  return moves.map((move) => clamped({ x: best.x + move.x, y: best.y + move.y })).find(isClear) ?? best;
}

/** From near to far; a step aside counts less than one up or down. */
const moves: readonly Point[] = [0, -20, 20, -40, 40, -60, 60, -80, 80, -100, 100, -120, 120, -140, 140]
  .flatMap((y) => [0, -60, 60, -120, 120, -180, 180, -240, 240].map((x) => ({ x, y })))
  .sort((one, other) => distance(one) - distance(other));

function distance({ x, y }: Point): number {
  return Math.abs(x) / 1.5 + Math.abs(y);
}

type Edge = { inside: (point: Point) => boolean; crossing: (from: Point, to: Point) => Point };

const edges: Edge[] = [
  { inside: ({ x }) => x >= 0, crossing: (from, to) => atX(from, to, 0) },
  { inside: ({ x }) => x <= mapSize, crossing: (from, to) => atX(from, to, mapSize) },
  { inside: ({ y }) => y >= 0, crossing: (from, to) => atY(from, to, 0) },
  { inside: ({ y }) => y <= mapSize, crossing: (from, to) => atY(from, to, mapSize) },
];

/** The part of an area within the map (Sutherland and Hodgman: cut at one edge after the other). */
function inView(points: readonly Point[]): Point[] {
  return edges.reduce<Point[]>(
    (area, { inside, crossing }) =>
      area.flatMap((point, index) => {
        const before = area.at(index - 1) ?? point;
        const entered = inside(point) !== inside(before) ? [crossing(before, point)] : [];
        return inside(point) ? [...entered, point] : entered;
      }),
    [...points],
  );
}

/** The centre of an area; of points that span none, their mean. */
function centroid(points: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    area += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  }
  if (Math.abs(area) > 1) return { x: x / (3 * area), y: y / (3 * area) };
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return { x: mean('x'), y: mean('y') };
}

function atX(from: Point, to: Point, x: number): Point {
  return { x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) };
}

function atY(from: Point, to: Point, y: number): Point {
  return { x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
