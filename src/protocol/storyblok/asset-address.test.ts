import { expect, test } from 'vitest';
import { assetPathOf, focalPoint, focusAt, scaledFocus } from './asset-address.ts';

const size = { width: 2400, height: 1600 };

test('a focal point is the pixel there, never one outside of the picture', () => {
  expect(focusAt({ across: 0.5, down: 0.25 }, size)).toBe('1200x400:1201x401');
  expect(focusAt({ across: 1, down: -0.1 }, size)).toBe('2399x0:2400x1');
});

test('a focal point is read as the middle of its rectangle', () => {
  expect(focalPoint('1200x400:1201x401', size)).toEqual({ across: 1200.5 / 2400, down: 400.5 / 1600 });
  expect(focalPoint('0x0:9000x1600', size)).toEqual({ across: 1, down: 0.5 });
  expect(focalPoint('', size)).toBeNull();
  expect(focalPoint(null, size)).toBeNull();
});

test('a picture of another size keeps the part that stays in view', () => {
  expect(scaledFocus('600x400:1200x800', size, { width: 1200, height: 800 })).toBe('300x200:600x400');
  expect(scaledFocus('2399x1599:2400x1600', size, { width: 120, height: 80 })).toBe('119x79:120x80');
  expect(scaledFocus('', size, { width: 1200, height: 800 })).toBe('');
});

test('a file is known by its path, whatever stands around it', () => {
  const path = '/f/1001/2400x1600/0a1b2c3d4e/siren-lobby.png';
  expect(assetPathOf(`https://ash.example${path}/m/640x0?x=1`)).toBe(path);
  expect(assetPathOf('/f/1001/x/0a1b2c3d4e/menu.pdf')).toBe('/f/1001/x/0a1b2c3d4e/menu.pdf');
  expect(assetPathOf('https://elsewhere.example/lobby.png')).toBeNull();
});
