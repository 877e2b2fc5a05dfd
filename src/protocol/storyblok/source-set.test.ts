import { describe, expect, it } from 'vitest';
import { fullSourceSet, shortSourceSet, sourceSet } from './source-set.ts';

const picture = '/f/1001/1200x800/abc/lobby.png';

describe('shortSourceSet', () => {
  it('names what the candidates share once', () => {
    const candidates = [320, 480].map((width) => ({ address: `${picture}/m/${width}x0`, width }));
    expect(shortSourceSet(candidates)).toBe(`${picture}/m/* 320x0 480x0`);
  });

  it('is the same list in full', () => {
    const cropped = [320, 480].map((width) => ({
      address: `${picture}/m/${width}x${width / 2}/filters:focal(1x1:2x2)`,
      width,
    }));
    expect(fullSourceSet(shortSourceSet(cropped))).toBe(sourceSet(cropped));
  });
});

describe('fullSourceSet', () => {
  it('leaves a single address as it is', () => {
    expect(fullSourceSet('/f/1001/100x40/abc/logo.svg')).toBe('/f/1001/100x40/abc/logo.svg');
  });
});
