import { describe, expect, test } from 'vitest';
import { parseFilters } from './image-filters.ts';
import { parseImagePath } from './image-path.ts';

const lobby = '/f/1001/2400x1600/0a1b2c3d4e/siren-lobby.png';
const plain = {
  crop: null,
  fitIn: false,
  width: 0,
  height: 0,
  flipX: false,
  flipY: false,
  smart: false,
  filters: parseFilters(''),
};
const rectangle = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test.each([lobby, `${lobby}/`])('reads the original %s', (path) => {
  expect(parseImagePath(path)).toEqual({
    space: '1001',
    width: 2400,
    height: 1600,
    hash: '0a1b2c3d4e',
    name: 'siren-lobby',
    extension: 'png',
    transform: null,
  });
});

test.each([
  ['/m', {}],
  ['/m/', {}],
  ['/m/640x0', { width: 640 }],
  ['/m/640x0/', { width: 640 }],
  ['/m/0x400', { height: 400 }],
  ['/m/-640x-400', { width: 640, height: 400, flipX: true, flipY: true }],
  ['/m/-0x400', { height: 400, flipX: true }],
  ['/m/fit-in/640x400', { fitIn: true, width: 640, height: 400 }],
  ['/m/640x400/smart', { width: 640, height: 400, smart: true }],
  ['/m/10x20:110x220', { crop: rectangle(10, 20, 110, 220) }],
  ['/m/10x20:110x220/fit-in/50x0/smart', { crop: rectangle(10, 20, 110, 220), fitIn: true, width: 50, smart: true }],
])('reads %s', (rest, expected) => {
  expect(parseImagePath(lobby + rest).transform).toEqual({ ...plain, ...expected });
});

test.each([
  ['quality(80)', { quality: 80 }],
  ['format(webp)', { format: 'webp' }],
  ['format(jpg)', { format: 'jpeg' }],
  ['focal(1x2:3x4)', { focal: rectangle(1, 2, 3, 4) }],
  ['fill(CCC)', { fill: '#cccccc' }],
  ['fill(transparent)', { fill: 'transparent' }],
  ['blur(5)', { blur: 5 }],
  ['blur(5,2)', { blur: 2 }],
  ['brightness(-40)', { brightness: -40 }],
  ['grayscale()', { grayscale: true }],
  ['rotate(270)', { rotate: 270 }],
  ['no_upscale()', { noUpscale: true }],
  ['round_corner(20,255,0,16)', { roundCorner: { radius: 20, color: '#ff0010' } }],
  ['round_corner(20,255,0,16,1)', { roundCorner: { radius: 20, color: null } }],
  ['focal(1x2:3x4):quality(0):format(avif)', { focal: rectangle(1, 2, 3, 4), quality: 0, format: 'avif' }],
])('reads filters:%s', (filters, expected) => {
  const read = parseImagePath(`${lobby}/m/640x0/filters:${encodeURIComponent(filters)}`).transform?.filters;
  expect(read).toEqual({ ...plain.filters, ...expected });
});

describe('refuses, and says why', () => {
  test.each([
    ['/f/1001/siren-lobby.png', 'addressed as'],
    ['/f/1001/2400x1600/0a1b/siren-lobby.png/640x0', 'addressed as'],
    ['/f/1001/2400x1600/0a1b/%E0%A4%A/x.png', 'percent'],
    [`${lobby}/m/wide`, "'wide'"],
    [`${lobby}/m/640`, "'640'"],
    [`${lobby}/m/640x0/fit-in`, 'out of order'],
    [`${lobby}/m/640x0/640x0`, 'out of order'],
    [`${lobby}/m/4001x0`, 'too large'],
    [`${lobby}/m/30x30:20x40`, 'rectangle'],
    [`${lobby}/m/filters:sepia()`, "no filter 'sepia'"],
    [`${lobby}/m/filters:quality(101)`, 'quality'],
    [`${lobby}/m/filters:quality(8.5)`, 'quality'],
    [`${lobby}/m/filters:quality`, 'list of filters'],
    [`${lobby}/m/filters:format(bmp)`, 'format(bmp)'],
    [`${lobby}/m/filters:rotate(45)`, 'rotate(45)'],
    [`${lobby}/m/filters:fill(red)`, 'fill(red)'],
    [`${lobby}/m/filters:round_corner(20)`, 'round_corner'],
    [`${lobby}/m/filters:focal(1x1)`, 'rectangle'],
    [`${lobby}/m/filters:constructor()`, "no filter 'constructor'"],
  ])('%s', (path, reason) => {
    expect(() => parseImagePath(path)).toThrow(reason);
  });
});
