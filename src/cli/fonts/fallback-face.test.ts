import { describe, expect, it } from 'vitest';
import { fallbackFace } from './fallback-face.ts';

/** A font whose letters are all as wide as each other. */
const even = (width: number) => ({ widthOf: () => width, ascent: 0.9, descent: 0.3, lineGap: 0 });

describe('fallbackFace', () => {
  it('scales the nearest font to the same mean width and takes the scale out of the heights', () => {
    const rule = fallbackFace({ family: 'Wide Fallback', weight: '400', kind: 'serif', metrics: even(0.8) });
    const [, scale = 0] = /size-adjust: ([\d.]+)%/.exec(rule)?.map(Number) ?? [];
    const [, ascent = 0] = /ascent-override: ([\d.]+)%/.exec(rule)?.map(Number) ?? [];
    expect(rule).toContain('local("Times New Roman Bold")');
    expect(scale).toBeGreaterThan(150);
    expect((ascent * scale) / 10_000).toBeCloseTo(0.9, 3);
  });

  it('takes the regular font for a narrow one, unless it is asked for the bold one', () => {
    const narrow = { family: 'Narrow Fallback', weight: '400', kind: 'sans-serif', metrics: even(0.3) } as const;
    expect(fallbackFace(narrow)).toContain('local("Arial")');
    expect(fallbackFace({ ...narrow, isBold: true })).toContain('local("Arial Bold")');
  });
});
