import { defaultLayout, type NotFoundLayout } from './not-found-layout.ts';

/** The theme of each layout: a fixed one, the page's own, or that of the hotel or venue whose page it is. */
const layoutThemes: Record<NotFoundLayout, { theme: string | null } | 'of the brand'> = {
  ash: { theme: null },
  dining: { theme: null },
  dean: { theme: 'dean' },
  diner: 'of the brand',
  candy: 'of the brand',
  gold: 'of the brand',
  ulysses: 'of the brand',
  siren: 'of the brand',
};

/** Theme and skin of a part of the page; null where it has those of the page around it. */
export type FrameStyle = { theme: string | null; skin: string | null };

/**
 * The layout of the not-found page at a path. Pure.
 *
 * `fields` are the fields `layout` of the stories that may choose, the first that does wins: of the hotel or venue that
 * the path lies under, of the nearest story above. What is empty, 'default' or unknown chooses nothing.
 */
export function chooseLayout(pathname: string, fields: readonly unknown[]): NotFoundLayout {
  return fields.find(isNotFoundLayout) ?? defaultLayout(pathname);
}

/** The colours of a layout. `brand` is the look of the hotel or venue whose page it is. */
export function layoutStyle(layout: NotFoundLayout, brand: FrameStyle | null): FrameStyle {
  const fixed = layoutThemes[layout];
  if (fixed !== 'of the brand') return { ...fixed, skin: null };
  return brand?.skin ? { theme: null, skin: brand.skin } : { theme: brand?.theme ?? null, skin: null };
}

export function isNotFoundLayout(value: unknown): value is NotFoundLayout {
  return typeof value === 'string' && Object.hasOwn(layoutThemes, value);
}
