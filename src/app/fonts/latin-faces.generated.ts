// Written by src/cli/generate-fonts.ts from the @fontsource packages. Do not edit.

import bigShouldersStencil from '@fontsource-variable/big-shoulders-stencil/files/big-shoulders-stencil-latin-wght-normal.woff2?url';
import bodoniModa from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url';
import schibstedGrotesk from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import bevan from '@fontsource/bevan/files/bevan-latin-400-normal.woff2?url';
import bowlbyOne from '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2?url';
import gloock from '@fontsource/gloock/files/gloock-latin-400-normal.woff2?url';
import imFellDwPica from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2?url';
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';

/** The file of the Latin letters of every font, by its family, with its `font-weight` and `unicode-range`. */
export const latinFaces: Readonly<Record<string, { url: string; weight: string; range: string | null }>> = {
  'Big Shoulders Stencil Variable': {
    url: bigShouldersStencil,
    weight: '100 900',
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  'Bodoni Moda Variable': {
    url: bodoniModa,
    weight: '400 900',
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  'Schibsted Grotesk Variable': {
    url: schibstedGrotesk,
    weight: '400 900',
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  'Bevan': {
    url: bevan,
    weight: '400',
    range: null,
  },
  'Bowlby One': {
    url: bowlbyOne,
    weight: '400',
    range: null,
  },
  'Gloock': {
    url: gloock,
    weight: '400',
    range: null,
  },
  'IM Fell DW Pica': {
    url: imFellDwPica,
    weight: '400',
    range: null,
  },
  'Young Serif': {
    url: youngSerif,
    weight: '400',
    range: null,
  },
};
