import type { Deep } from '#blocks/contract/resolve-context.ts';
import { nightQuery } from '#protocol/night.ts';
import { themeSheets } from '../brands/theme-sheets.server.ts';
import type { PreviewCard } from '../context.ts';
import type { PageStyle } from '../page-style.ts';

/** The colours of a page's theme, read from its own stylesheet: what a sheet does not set is the group's. */
export function cardColours(style: Pick<PageStyle, 'theme' | 'skin'>): PreviewCard['colours'] {
  return { background: colour(style, 'bg'), text: colour(style, 'fg'), accent: colour(style, 'accent') };
}

/** Its dark ground, and the words on that; at night those of a visitor who prefers a dark colour scheme. */
export function deepColours(style: Pick<PageStyle, 'theme' | 'skin'>, time: Time = 'day'): Deep {
  return { background: colour(style, 'deep', time), text: colour(style, 'deep-fg', time) };
}

type ColourName = 'bg' | 'fg' | 'accent' | 'deep' | 'deep-fg';
type Time = 'day' | 'night';

/** `#rrggbb`. Throws when not even the group's own stylesheet sets it. */
function colour({ theme, skin }: Pick<PageStyle, 'theme' | 'skin'>, name: ColourName, time: Time = 'day'): string {
  const pattern = new RegExp(`--${name}: (#[0-9a-f]{6});`);
  const found = pattern.exec(sheetOf(skin ?? theme, time))?.[1] ?? pattern.exec(sheetOf('ash', time))?.[1];
  if (found === undefined) throw new Error(`No stylesheet of the brands sets --${name}`);
  return found;
}

/** The part of a sheet that holds then: a sheet without a night has its day always. */
function sheetOf(name: string, time: Time): string {
  const css = themeSheets.find((sheet) => sheet.name === name)?.css ?? '';
  const [day = '', night = day] = css.split(`@media screen and ${nightQuery}`);
  return time === 'night' ? night : day;
}
