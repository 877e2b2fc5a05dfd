import { expect, test } from 'vitest';
import { planTransform } from './geometry.ts';
import { parseImagePath } from './image-path.ts';
import { listedTransform } from './listed-sizes.ts';

const sizeOf = (asked: string, original = { width: 2400, height: 1600 }) => {
  const { transform } = parseImagePath(`/f/1001/2400x1600/0a/siren-lobby.png/m/${asked}`);
  if (!transform) throw new Error('a transform was expected');
  const { size } = planTransform(listedTransform(transform, original), original);
  return `${size.width}x${size.height}`;
};

test.each([
  ['', '2400x1600'],
  ['640x0', '640x427'],
  ['600x0', '640x427'],
  ['1x0', '128x85'],
  ['0x400', '640x427'],
  ['2400x0', '2400x1600'],
  ['2401x0', '2400x1600'],
  ['3600x0', '2400x1600'],
  ['fit-in/700x300', '480x320'],
  ['fit-in/700x300/filters:fill(fff)', '828x414'],
  ['1200x630', '1200x630'],
  ['560x630', '560x630'],
  ['128x128', '128x128'],
  ['600x590', '640x640'],
  ['320x180', '320x180'],
  ['1600x1600', '1600x1600'],
  ['2000x2000', '1600x1600'],
  ['-600x0', '640x427'],
  ['0x0:600x400/100x0', '128x85'],
  ['0x0:100x100/90x0', '100x100'],
])('%s is made as %s', (asked, made) => {
  expect(sizeOf(asked)).toBe(made);
});

test('a picture smaller than every listed width is made at its own', () => {
  expect(sizeOf('640x0', { width: 90, height: 60 })).toBe('90x60');
  expect(sizeOf('640x640', { width: 90, height: 60 })).toBe('60x60');
});

test('all sizes there are come down to a handful', () => {
  const made = new Set<string>();
  for (let width = 1; width <= 4000; width += 37) made.add(sizeOf(`${width}x0`));
  expect(made.size).toBeLessThanOrEqual(11);
  for (let width = 1; width <= 4000; width += 67) {
    for (let height = 1; height <= 4000; height += 67) made.add(sizeOf(`${width}x${height}`));
  }
  expect(made.size).toBeLessThan(180);
});
