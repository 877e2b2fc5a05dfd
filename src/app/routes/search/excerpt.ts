import { fold, wordsOf } from './search-words.ts';

/** Characters of a passage that are shown. */
const excerptLength = 220;

/** The part of a text around the first word that begins with one of `words` (folded), cut between words. */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const hit = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([piece]) =>
    words.some((word) => wordsOf(fold(piece))[0]?.startsWith(word)),
  );
  const start = hit ? sentenceStart(text, hit.index) : 0;
  const end = start + excerptLength < text.length ? text.lastIndexOf(' ', start + excerptLength) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** The beginning of the sentence around a place, or of the words shortly before it where the sentence is long. */
function sentenceStart(text: string, place: number): number {
  const before = text.slice(0, place);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! ')) + 2;
  const start = sentence === 1 ? 0 : sentence;
  if (place - start < excerptLength / 2) return start;
  return text.indexOf(' ', place - excerptLength / 2) + 1;
}
