import { contrast } from '#ui/contrast.ts';
import { mediaKind } from '#ui/image-url.ts';
import type { Deep } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** Over WCAG’s 4.5, for what the crop of a window may bring under the words. */
const wanted = 5.5;
/** Beyond it so little of the picture is left that a solid plate says it better. */
const maxOpacityPercent = 72;

/**
 * How opaque the brand's dark colour must be, in per cent, for its text to be readable on the lightest ground that the
 * picture has under them (the asset's `meta_data.left` and `.right`, written when it was registered). null: a plate of
 * solid colour is needed, because the picture is too light, is a film, or says nothing of its light.
 */
export function scrimOver(block: Pick<Blocks['hotel_hero'], 'media' | 'overlay' | 'align'>, deep: Deep): number | null {
  const { media, overlay, align } = block;
  if (overlay === 'none' || !media?.filename || mediaKind(media.filename) !== 'image') return null;
  const { left, right } = media.meta_data ?? {};
  const isCorner = overlay === 'gradient' && align !== 'center';
  const grounds = isCorner ? [align === 'end' ? right : left] : [left, right];
  const needed = grounds.map((ground) => (typeof ground === 'string' ? opacityOver(ground, deep) : 100));
  const scrim = Math.max(...needed);
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
