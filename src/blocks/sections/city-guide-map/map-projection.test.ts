import { expect, test } from 'vitest';
import { mapSize, parsePositions, projectAround, spreadApart } from './map-projection.ts';

const detroit = { lat: 42.335, lng: -83.05 };

test('the centre is in the middle, north is up and east is right', () => {
  const project = projectAround(detroit, 15, []);
  expect(project(detroit)).toEqual({ x: mapSize / 2, y: mapSize / 2 });
  const north = project({ ...detroit, lat: 42.336 });
  const east = project({ ...detroit, lng: -83.049 });
  expect(north.y).toBeLessThan(mapSize / 2);
  expect(east.x).toBeGreaterThan(mapSize / 2);
});

test('a kilometre is as long to the east as to the north', () => {
  const project = projectAround(detroit, 15, []);
  const kilometre = 1 / 111.32;
  const north = project({ lat: detroit.lat + kilometre, lng: detroit.lng });
  const east = project({ lat: detroit.lat, lng: detroit.lng + kilometre / Math.cos((detroit.lat * Math.PI) / 180) });
  expect(mapSize / 2 - north.y).toBeCloseTo(east.x - mapSize / 2, 6);
});

test('every position is inside, however far', () => {
  const far = [
    { lat: 42.5, lng: -83.05 },
    { lat: 42.335, lng: -83.4 },
  ];
  const project = projectAround(detroit, 16, far);
  for (const position of far) {
    const { x, y } = project(position);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(mapSize);
  }
});

test('points too close are moved apart, others stay', () => {
  const [first, second, third] = spreadApart(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 500, y: 500 },
    ],
    60,
  );
  expect(Math.hypot((second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0))).toBeGreaterThan(59.9);
  expect(third).toEqual({ x: 500, y: 500 });
});

test('positions are read one per line, and invalid lines are left out', () => {
  expect(parsePositions('42.1, -83.2\n\nnorth, south\n 42.3,-83.4 \n42.5,')).toEqual([
    { lat: 42.1, lng: -83.2 },
    { lat: 42.3, lng: -83.4 },
  ]);
  expect(parsePositions(null)).toEqual([]);
});
