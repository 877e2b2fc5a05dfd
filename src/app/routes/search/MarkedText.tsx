import styles from './MarkedText.module.css';
import { fold, isHit, wordsOf } from './search-words.ts';

/** A text with the words that were searched for marked in it. */
export function MarkedText({ text, searched }: { text: string; searched: string }) {
  const wanted = wordsOf(searched);
  // Every second piece is a word: the pattern is a group.
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((piece, index) => {
    const key = `${index}${piece}`;
    if (index % 2 === 0 || !isHit(fold(piece), wanted)) return piece;
    return (
      <mark key={key} className={styles.mark}>
        {piece}
      </mark>
    );
  });
}
