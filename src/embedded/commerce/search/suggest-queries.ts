import type { CommerceContext } from '../context.ts';
import { corrections, wordsBeginningWith } from './read-query.ts';
import { wordsOf } from './words.ts';

/** A query to offer; `styledText` marks what was typed already, like the vendor's. */
export type Suggestion = { __typename: 'SearchQuerySuggestion'; text: string; styledText: string };

/** Ways to finish a query: its last word completed or put right, the words before it as they are. */
export async function suggestQueries(context: CommerceContext, query: string, limit: number): Promise<Suggestion[]> {
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1).map((word) => `${word} `);
  const begun = await wordsBeginningWith(context, last, limit);
  const ends = begun.length > 0 ? begun : await corrections(context, last);
  return ends.slice(0, limit).map((end) => {
    const typed = before.join('') + (end.startsWith(last) ? last : '');
    const text = before.join('') + end;
    // Words are letters and digits alone: nothing in them needs escaping.
    const rest = text.slice(typed.length);
    const styledText = `${typed && `<mark>${typed}</mark>`}${rest && `<span>${rest}</span>`}`;
    return { __typename: 'SearchQuerySuggestion', text, styledText };
  });
}
