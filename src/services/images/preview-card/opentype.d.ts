/** The part of opentype.js 2 that outlines need; the package brings no types of its own. */
declare module 'opentype.js' {
  type Path = { toPathData(decimals?: number): string };
  export type Font = {
    getPath(text: string, x: number, y: number, size: number): Path;
    getAdvanceWidth(text: string, size: number): number;
    charToGlyphIndex(character: string): number;
  };
  export function parse(bytes: ArrayBuffer): Font;
}
