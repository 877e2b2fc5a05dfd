import { expect, test } from 'vitest';
import { planTransform } from './geometry.ts';
import { parseImagePath } from './image-path.ts';

const plan = (rest: string) => {
  const { transform } = parseImagePath(`/f/1001/2400x1600/0a/siren-lobby.png/m/${rest}`);
  if (!transform) throw new Error('a transform was expected');
  return planTransform(transform, { width: 2400, height: 1600 });
};
const all = { left: 0, top: 0, width: 2400, height: 1600 };

test.each([
  ['', all, 2400, 1600, 'exact'],
  ['600x0', all, 600, 400, 'exact'],
  ['0x400', all, 600, 400, 'exact'],
  ['600x600', all, 600, 600, 'cover'],
  ['3600x0', all, 3600, 2400, 'exact'],
  ['3600x0/filters:no_upscale()', all, 2400, 1600, 'exact'],
  ['3200x3200/filters:no_upscale()', all, 1600, 1600, 'cover'],
  ['fit-in/600x600', all, 600, 400, 'exact'],
  ['fit-in/3600x3600', all, 2400, 1600, 'exact'],
  ['fit-in/600x600/filters:fill(fff)', all, 600, 600, 'pad'],
  ['0x0:1200x1600/300x0', { left: 0, top: 0, width: 1200, height: 1600 }, 300, 400, 'exact'],
  ['1200x800:9999x9999', { left: 1200, top: 800, width: 1200, height: 800 }, 1200, 800, 'exact'],
  ['400x400/filters:focal(0x0:100x100)', { left: 0, top: 0, width: 1600, height: 1600 }, 400, 400, 'exact'],
  ['400x400/filters:focal(1100x0:1300x1600)', { left: 400, top: 0, width: 1600, height: 1600 }, 400, 400, 'exact'],
  ['400x400/filters:focal(2300x0:2400x100)', { left: 800, top: 0, width: 1600, height: 1600 }, 400, 400, 'exact'],
  ['400x400/smart/filters:focal(0x0:100x100)', all, 400, 400, 'cover'],
  ['600x0/filters:focal(0x0:100x100)', all, 600, 400, 'exact'],
])('plans %s', (rest, take, width, height, fit) => {
  expect(plan(rest)).toEqual({ take, size: { width, height }, fit });
});

test.each([
  ['2400x0:2500x1600', 'outside'],
  ['0x0:100x1600/4000x0', 'over 4000'],
])('refuses %s', (rest, reason) => {
  expect(() => plan(rest)).toThrow(reason);
});
