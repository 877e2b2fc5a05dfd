// Written by src/cli/generate-fonts.ts from the @fontsource packages. Do not edit.

import bigShouldersStencil from './big-shoulders-stencil-first.generated.woff2?url';
import bodoniModa from './bodoni-moda-first.generated.woff2?url';
import schibstedGrotesk from './schibsted-grotesk-first.generated.woff2?url';
import bevan from './bevan-first.generated.woff2?url';
import bowlbyOne from '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2?url';
import gloock from './gloock-first.generated.woff2?url';
import imFellDwPica from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2?url';
import youngSerif from './young-serif-first.generated.woff2?url';
import wordmarkUrl from './wordmark.generated.woff2?url';

/** The file with the letters of the brand's name, and the family that has them, too. */
export const wordmark = { family: 'Gloock', url: wordmarkUrl };

/** The first file of every font, by its family, with its `font-weight` and `unicode-range`. */
export const latinFaces: Readonly<Record<string, { url: string; weight: string; range: string | null }>> = {
  'Big Shoulders Stencil Variable': {
    url: bigShouldersStencil,
    weight: '800',
    range: 'U+20-21,U+24,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+E0,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  'Bodoni Moda Variable': {
    url: bodoniModa,
    weight: '500',
    range: 'U+20-21,U+24,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+E0,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  'Schibsted Grotesk Variable': {
    url: schibstedGrotesk,
    weight: '400 800',
    range: 'U+20,U+24-26,U+28-3B,U+3F-5A,U+61-7A,U+A0,U+B2,U+B7,U+BC-BE,U+D7,U+E9,U+FA,U+2013-2014,U+2018-2019,U+201C-201D,U+2212',
  },
  'Bevan': {
    url: bevan,
    weight: '400',
    range: 'U+20-21,U+24,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+E0,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  'Bowlby One': {
    url: bowlbyOne,
    weight: '400',
    range: null,
  },
  'Gloock': {
    url: gloock,
    weight: '400',
    range: 'U+20-21,U+24,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+E0,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  'IM Fell DW Pica': {
    url: imFellDwPica,
    weight: '400',
    range: null,
  },
  'Young Serif': {
    url: youngSerif,
    weight: '400',
    range: 'U+20-21,U+24,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+E0,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
};
