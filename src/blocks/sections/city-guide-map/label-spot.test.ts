import { expect, test } from 'vitest';
import { clearSpot, labelSpot } from './label-spot.ts';
import { mapSize } from './map-projection.ts';

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

test('a shape in view is named in its middle', () => {
  expect(labelSpot(box(200, 300, 600, 500))).toEqual({ x: 400, y: 400 });
});

test('a shape that goes on past the edge is named in the part that is seen', () => {
  expect(labelSpot(box(-4000, 600, 5000, 9000))).toEqual({ x: 500, y: 800 });
});

test('a name never goes past the edge of the map', () => {
  const { x, y } = labelSpot(box(-300, -300, 10, 10));
  expect(x).toBeGreaterThan(100);
  expect(y).toBeGreaterThan(0);
  const far = labelSpot(box(5000, 5000, 6000, 6000));
  expect(Math.max(far.x, far.y)).toBeLessThan(mapSize);
});

test('a straight line is named at its mean', () => {
  expect(
    labelSpot([
      { x: 200, y: 200 },
      { x: 600, y: 600 },
    ]),
  ).toEqual({ x: 400, y: 400 });
});

test('a name that a sign would cover moves off it, and only then', () => {
  const shape = box(300, 300, 700, 700);
  expect(clearSpot(shape, 'The squares', [{ x: 100, y: 100 }], 40)).toEqual(labelSpot(shape));
  const sign = { x: 470, y: 490 };
  const { x, y } = clearSpot(shape, 'The squares', [sign], 40);
  expect(Math.abs(y - sign.y) > 40 || Math.abs(x - sign.x) > 130).toBe(true);
  expect(Math.hypot(x - 500, y - 500)).toBeLessThan(150);
});

test('among signs everywhere it stays where it was', () => {
  const shape = box(300, 300, 700, 700);
  const signs = Array.from({ length: 400 }, (_, at) => ({ x: (at % 20) * 50, y: Math.floor(at / 20) * 50 }));
  expect(clearSpot(shape, 'The squares', signs, 40)).toEqual({ x: 500, y: 500 });
});
