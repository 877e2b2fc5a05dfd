import { describe, expect, it } from 'vitest';
import { contrast } from '#protocol/contrast.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { heroScrim, mix, scrimOver } from './scrim.server.ts';

const deep = { background: '#5c1620', text: '#f7e8d6' };
const picture = (meta_data: Record<string, string> = {}) => ({ ...exampleAsset('street', 'A street'), meta_data });

describe('scrimOver', () => {
  it('leaves a dark picture as it is, and darkens a lighter one as far as the text needs', () => {
    expect(scrimOver({ media: picture({ left: '#101828' }), overlay: 'gradient', align: 'start' }, deep)).toBe(0);
    const scrim = scrimOver({ media: picture({ left: '#a8604c' }), overlay: 'gradient', align: 'start' }, deep) ?? 0;
    const at = (percent: number) => contrast(mix(deep.background, '#a8604c', percent / 100), deep.text) ?? 0;
    expect(scrim).toBeGreaterThan(0);
    expect(at(scrim)).toBeGreaterThanOrEqual(5.5);
    expect(at(scrim - 2)).toBeLessThan(5.5);
  });

  it('puts the words beside a picture too light, a film, and one of whose light nothing is known', () => {
    const over = (media: ReturnType<typeof picture>) => scrimOver({ media, overlay: 'gradient', align: 'start' }, deep);
    expect(over(picture({ left: '#ffffff' }))).toBeNull();
    expect(over(picture())).toBeNull();
    expect(over({ ...picture({ left: '#101828' }), filename: '/f/1001/x/0/lobby.mp4' })).toBeNull();
  });

  it('measures where the words stand: at their side, or across the foot', () => {
    const media = picture({ left: '#101828', right: '#ffffff', foot: '#ffffff' });
    expect(scrimOver({ media, overlay: 'gradient', align: 'start' }, deep)).toBe(0);
    expect(scrimOver({ media, overlay: 'gradient', align: 'end' }, deep)).toBeNull();
    expect(scrimOver({ media, overlay: 'gradient', align: 'center' }, deep)).toBeNull();
    expect(scrimOver({ media, overlay: 'scrim', align: 'start' }, deep)).toBeNull();
    expect(scrimOver({ media: picture({ foot: '#101828' }), overlay: 'scrim', align: 'start' }, deep)).toBe(0);
  });

  it('has nothing to do where the words always stand beside the picture', () => {
    expect(scrimOver({ media: picture({ left: '#101828' }), overlay: 'none' }, deep)).toBeNull();
  });
});

describe('heroScrim', () => {
  const night = { background: '#180812', text: '#f7e8d6' };
  const hero = { media: picture({ left: '#101828' }), overlay: 'gradient', align: 'start' } as const;

  it('works out the night by its own picture and colours', () => {
    expect(heroScrim(hero, { day: deep, night })).toEqual({ day: 0, night: 0 });
    const lamp = { ...hero, media_night: picture({ left: '#a8604c' }) };
    expect(heroScrim(lamp, { day: deep, night })?.night).toBe(scrimOver({ ...hero, media: lamp.media_night }, night));
  });

  it('puts the words beside the pictures where either is too light', () => {
    expect(heroScrim({ ...hero, media_night: picture({ left: '#ffffff' }) }, { day: deep, night })).toBeNull();
    expect(heroScrim({ ...hero, media: picture() }, { day: deep, night })).toBeNull();
  });
});
