import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/contrast.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { mix, scrimOver } from './scrim.server.ts';

const deep = { background: '#5c1620', text: '#f7e8d6' };
const picture = (left?: string, right = left) => ({
  ...exampleAsset('street', 'A street'),
  meta_data: { ...(left && { left }), ...(right && { right }) },
});

describe('scrimOver', () => {
  it('leaves a dark picture as it is, and darkens a lighter one as far as the text needs', () => {
    expect(scrimOver({ media: picture('#101828'), overlay: 'gradient', align: 'start' }, deep)).toBe(0);
    const scrim = scrimOver({ media: picture('#c69c92'), overlay: 'gradient', align: 'start' }, deep) ?? 0;
    const at = (percent: number) => contrast(mix(deep.background, '#c69c92', percent / 100), deep.text) ?? 0;
    expect(at(scrim)).toBeGreaterThanOrEqual(5.5);
    expect(at(scrim - 2)).toBeLessThan(5.5);
  });

  it('keeps the plate on a picture too light, on a film, and where nothing is known of its light', () => {
    const over = (media: ReturnType<typeof picture>) => scrimOver({ media, overlay: 'gradient', align: 'start' }, deep);
    expect(over(picture('#ffffff'))).toBeNull();
    expect(over(picture())).toBeNull();
    expect(over({ ...picture('#101828'), filename: '/f/1001/x/0/lobby.mp4' })).toBeNull();
  });

  it('measures the side that the text is on: both when it covers the whole lower part', () => {
    const media = picture('#101828', '#ffffff');
    expect(scrimOver({ media, overlay: 'gradient', align: 'start' }, deep)).toBe(0);
    expect(scrimOver({ media, overlay: 'gradient', align: 'end' }, deep)).toBeNull();
    expect(scrimOver({ media, overlay: 'gradient', align: 'center' }, deep)).toBeNull();
    expect(scrimOver({ media, overlay: 'scrim', align: 'start' }, deep)).toBeNull();
  });

  it('has nothing to do where the words stand beside the picture', () => {
    expect(scrimOver({ media: picture('#101828'), overlay: 'none' }, deep)).toBeNull();
  });
});
