import type { Deep } from '#blocks/contract/resolve-context.ts';
import ash from '../brands/ash/theme.css?raw';
import candy from '../brands/candy/theme.css?raw';
import dean from '../brands/dean/theme.css?raw';
import diner from '../brands/diner/theme.css?raw';
import dining from '../brands/dining/theme.css?raw';
import gold from '../brands/gold/theme.css?raw';
import neptune from '../brands/neptune/theme.css?raw';
import peterAndPaul from '../brands/peter-and-paul/theme.css?raw';
import shenandoah from '../brands/shenandoah/theme.css?raw';
import siren from '../brands/siren/theme.css?raw';
import souvenirs from '../brands/souvenirs/theme.css?raw';
import ulysses from '../brands/ulysses/theme.css?raw';
import type { PreviewCard } from '../context.ts';
import type { PageStyle, SkinKey, ThemeKey } from '../page-style.ts';

const sheets: Record<ThemeKey | SkinKey, string> = {
  ash,
  candy,
  dean,
  diner,
  dining,
  gold,
  neptune,
  'peter-and-paul': peterAndPaul,
  shenandoah,
  siren,
  'souvenirs-home': souvenirs,
  'souvenirs-product': souvenirs,
  ulysses,
};

/** The colours of a page's dress, read from its own stylesheet: what a sheet does not say is the group's. */
export function cardColours({ theme, skin }: Pick<PageStyle, 'theme' | 'skin'>): PreviewCard['colours'] {
  const sheet = sheets[skin ?? theme];
  return { background: colour(sheet, 'bg'), text: colour(sheet, 'fg'), accent: colour(sheet, 'accent') };
}

/** Its dark ground, and the words on that. */
export function deepColours({ theme, skin }: Pick<PageStyle, 'theme' | 'skin'>): Deep {
  const sheet = sheets[skin ?? theme];
  return { background: colour(sheet, 'deep'), text: colour(sheet, 'deep-fg') };
}

function colour(sheet: string, name: 'bg' | 'fg' | 'accent' | 'deep' | 'deep-fg'): string {
  const pattern = new RegExp(`--${name}: (#[0-9a-f]{6});`);
  const found = pattern.exec(sheet)?.[1] ?? pattern.exec(ash)?.[1];
  if (found === undefined) throw new Error(`No stylesheet of the brands says --${name}`);
  return found;
}
