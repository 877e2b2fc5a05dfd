let isDone = false;

/**
 * Shows the fonts that came too late for the first page (`first-fonts.server.ts`): a rule with `font-display: optional` is
 * used at once or never in its document, another face with the same file from the moment it is there. To be called when
 * another page has come into view, where nobody reads yet.
 */
export function showLateFonts(): void {
  if (isDone) return;
  isDone = true;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const value = (property: string) => rule.style.getPropertyValue(property);
      if (value('font-display') !== 'optional') continue;
      const face = new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range') || 'U+0-10FFFF',
      });
      face.load().then(
        () => document.fonts.add(face),
        () => {
          // The fallback stays.
        },
      );
    }
  }
}
