/** The part of opentype.js 2 that outlines and metrics need; the package brings no types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  type Path = { commands: PathCommand[] };
  export type Glyph = { advanceWidth: number };
  export type Font = {
    unitsPerEm: number;
    tables: {
      hhea: { ascender: number; descender: number; lineGap: number };
      cmap: { glyphIndexMap: Record<string, number> };
    };
    names: { windows?: { copyright?: Record<string, string> } };
    variation: { process: { getTransform(glyph: Glyph, coordinates: Record<string, number>): Glyph } };
    getPath(text: string, x: number, y: number, size: number): Path;
    getAdvanceWidth(text: string, size: number): number;
    charToGlyph(character: string): Glyph;
    charToGlyphIndex(character: string): number;
  };
  export function parse(bytes: ArrayBuffer): Font;
}
