import { contrast } from '#protocol/contrast.ts';
import { mediaKind } from '#ui/image-url.ts';
import type { Deep } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** Over WCAG’s 4.5, for what the crop of a window may bring under the words. */
const wanted = 5.5;
/** Beyond it the picture is no longer seen as it was drawn: the words stand beside it. */
const maxOpacityPercent = 36;

/** Opacity of the brand's dark colour, in per cent, by day and for visitors who prefer a dark colour scheme. */
export type Scrim = { day: number; night: number };

type Hero = Pick<Blocks['hotel_hero'], 'media' | 'media_night' | 'overlay' | 'align'>;

/** The scrims of a hero's two pictures. null: the words stand beside them, as at least one of them needs it. */
export function heroScrim(hero: Hero, deep: { day: Deep; night: Deep }): Scrim | null {
  const day = scrimOver(hero, deep.day);
  const night = scrimOver(nightHero(hero), deep.night);
  return day === null || night === null ? null : { day, night };
}

/** A hero as it is at night: without a picture of its own, that of the day. */
export function nightHero<H extends Pick<Hero, 'media' | 'media_night'>>(hero: H): H {
  return hero.media_night?.filename ? { ...hero, media: hero.media_night } : hero;
}

/**
 * How opaque the brand's dark colour must be, in per cent, for its text to be readable on the lightest ground that the
 * picture has under it (the asset's `meta_data`, written when it was registered): `left` or `right` where it stands at
 * one side, `foot` where it stands across the lower part. null: the words stand beside the picture, because it is too
 * light, is a film, or says nothing of its light.
 */
export function scrimOver(block: Pick<Hero, 'media' | 'overlay' | 'align'>, deep: Deep): number | null {
  const { media, overlay, align } = block;
  if (overlay === 'none' || !media?.filename || mediaKind(media.filename) !== 'image') return null;
  const isAtSide = overlay === 'gradient' && align !== 'center';
  const ground = media.meta_data?.[isAtSide ? (align === 'end' ? 'right' : 'left') : 'foot'];
  if (typeof ground !== 'string') return null;
  const scrim = opacityOver(ground, deep);
  return scrim <= maxOpacityPercent ? scrim : null;
}

function opacityOver(ground: string, { background, text }: Deep): number {
  for (let percent = 0; percent < 100; percent += 2) {
    if ((contrast(mix(background, ground, percent / 100), text) ?? 0) >= wanted) return percent;
  }
  return 100;
}

/** `one` blended over `other` as a browser does it: each channel separately. */
export function mix(one: string, other: string, opacity: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(one, at) * opacity + part(other, at) * (1 - opacity)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
