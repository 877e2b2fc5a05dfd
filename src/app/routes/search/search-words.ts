import { mistakesBetween, tolerance } from '#protocol/spelling.ts';

/** A text as it is compared: lower case, without marks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Shorter words have neighbours of their own: a robe is not a rope. */
const SHORTEST_MISTYPED = 5;

/** Whether a folded word of a text is what one of the searched words looks for: begun by it, or a mistake away. */
export function isHit(word: string, searched: readonly string[]): boolean {
  return searched.some(
    (wanted) =>
      word.startsWith(wanted) ||
      (wanted.length >= SHORTEST_MISTYPED && mistakesBetween(word, wanted) <= tolerance(wanted.length)),
  );
}

/**
 * The searched words put right: each that begins no known word, nor stands in one, becomes the known word with the
 * fewest mistakes. Null when there is nothing to put right, or no way to.
 */
export function correctedWords(searched: readonly string[], known: ReadonlySet<string>): string[] | null {
  const all = [...known];
  const corrected = searched.map((wanted) => {
    const allowed = tolerance(wanted.length);
    if (allowed === 0 || all.some((word) => word.includes(wanted))) return wanted;
    const close = all
      .map((word) => ({ word, mistakes: mistakesBetween(word, wanted) }))
      .filter(({ mistakes }) => mistakes <= allowed)
      .sort((a, b) => a.mistakes - b.mistakes);
    return close[0]?.word ?? wanted;
  });
  return corrected.some((word, index) => word !== searched[index]) ? corrected : null;
}
