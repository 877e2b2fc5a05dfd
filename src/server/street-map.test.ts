import { expect, it, vi } from 'vitest';
import { openStreetMap } from './street-map.ts';

const style = {
  version: 8,
  glyphs: 'https://letters.example/{fontstack}/{range}.pbf',
  sprite: [{ id: 'default', url: 'https://signs.example/sprite' }],
  sources: {
    streets: { type: 'vector', url: 'https://api.example/streets.json' },
    shade: { type: 'raster', tiles: ['https://a.shade.example/{z}/{x}/{y}.png', '/own/{z}/{x}/{y}.png'] },
    land: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  },
};
const answers: Record<string, unknown> = {
  'https://api.example/style.json': style,
  'https://api.example/streets.json': { tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] },
};

function mapWith(known: Record<string, unknown>) {
  const clock = { now: 0 };
  const fetch = vi.fn(async (url: unknown) =>
    String(url) in known ? Response.json(known[String(url)]) : new Response('', { status: 500 }),
  );
  const warn = vi.fn();
  const read = openStreetMap('https://api.example/style.json', { warn }, { fetch, now: () => clock.now });
  return { read, fetch, warn, clock };
}

it('names the origins of all that a style draws with, and reads it once an hour', async () => {
  const { read, fetch, clock } = mapWith(answers);
  expect(await read()).toEqual({
    url: 'https://api.example/style.json',
    origins: [
      'https://api.example',
      'https://letters.example',
      'https://signs.example',
      'https://a.shade.example',
      'https://tiles.example',
    ],
  });
  await read();
  expect(fetch).toHaveBeenCalledTimes(2);
  clock.now = 3_600_000;
  await read();
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('goes without a style that cannot be read, says so, and tries again after a minute', async () => {
  const known: Record<string, unknown> = {};
  const { read, warn, clock } = mapWith(known);
  expect(await read()).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'map_style_not_read' }));
  Object.assign(known, answers);
  expect(await read()).toBeNull();
  clock.now = 60_000;
  expect(await read()).not.toBeNull();
});

it('is none where none is configured', async () => {
  expect(await openStreetMap(null, { warn: vi.fn() })()).toBeNull();
});
