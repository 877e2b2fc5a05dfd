import type { PageStyle } from '../page-style.ts';

type Look = Pick<PageStyle, 'theme' | 'skin'>;

/** The part of a stylesheet with the typefaces of the first screen: `fonts-siren`, `fonts-siren_candy`. */
export function fontsPart({ theme, skin }: Look): string {
  return `fonts-${theme}${skin ? `_${skin}` : ''}`;
}

/** The look of such a part's name; null of any other. */
export function styleOfFontsPart(name: string): Look | null {
  const [, theme, skin = null] = /^fonts-([a-z0-9-]+)(?:_([a-z0-9-]+))?$/.exec(name) ?? [];
  return theme === undefined ? null : { theme, skin };
}
