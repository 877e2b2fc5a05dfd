import type { Deep } from '#blocks/contract/resolve-context.ts';
import { themeSheets } from '../brands/theme-sheets.server.ts';
import type { PreviewCard } from '../context.ts';
import type { PageStyle } from '../page-style.ts';

/** The colours of a page's theme, read from its own stylesheet: what a sheet does not set is the group's. */
export function cardColours(style: Pick<PageStyle, 'theme' | 'skin'>): PreviewCard['colours'] {
  return { background: colour(style, 'bg'), text: colour(style, 'fg'), accent: colour(style, 'accent') };
}

/** Its dark ground, and the words on that. */
export function deepColours(style: Pick<PageStyle, 'theme' | 'skin'>): Deep {
  return { background: colour(style, 'deep'), text: colour(style, 'deep-fg') };
}

type ColourName = 'bg' | 'fg' | 'accent' | 'deep' | 'deep-fg';

/** `#rrggbb`. Throws when not even the group's own stylesheet sets it. */
function colour({ theme, skin }: Pick<PageStyle, 'theme' | 'skin'>, name: ColourName): string {
  const pattern = new RegExp(`--${name}: (#[0-9a-f]{6});`);
  const found = pattern.exec(sheetOf(skin ?? theme))?.[1] ?? pattern.exec(sheetOf('ash'))?.[1];
  if (found === undefined) throw new Error(`No stylesheet of the brands sets --${name}`);
  return found;
}

function sheetOf(name: string): string {
  return themeSheets.find((sheet) => sheet.name === name)?.css ?? '';
}
