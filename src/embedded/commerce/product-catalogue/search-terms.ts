import { requestError } from '../graphql/errors.ts';

/** One term of the vendor's search syntax: `tag:brass`, `-tag:paper`, `variants.price:>=20`, `mug`, `"tea towel"`. */
export type SearchTerm = {
  field: string | null;
  operator: '=' | '>' | '>=' | '<' | '<=';
  value: string;
  isNegated: boolean;
};

/** As many as an input array may hold; more would be a condition that no database takes. */
const maxSearchTerms = 250;

const TERM = /(-)?(?:([a-z_]+(?:\.[a-z_]+)?):)?(>=|<=|>|<)?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;

/**
 * Reads a search query as alternatives (`OR`), each a list of terms that must all hold; `AND` is the rule anyway and
 * may be written. Throws NOT_IMPLEMENTED on parentheses outside quotes, BAD_REQUEST on more terms than anyone means.
 */
export function parseSearchTerms(query: string): SearchTerm[][] {
  const alternatives: SearchTerm[][] = [[]];
  let terms = 0;
  for (const [text, minus, field, operator, double, single, bare] of query.matchAll(TERM)) {
    if (/[()]/.test(bare ?? '')) throw requestError('Parentheses are not served in a search query.', 'NOT_IMPLEMENTED');
    terms += 1;
    if (terms > maxSearchTerms)
      throw requestError(`A search query has at most ${maxSearchTerms} terms.`, 'BAD_REQUEST');
    if (text === 'OR') alternatives.push([]);
    else if (text !== 'AND') {
      alternatives.at(-1)?.push({
        field: field?.toLowerCase() ?? null,
        operator: (operator ?? '=') as SearchTerm['operator'],
        value: double ?? single ?? bare ?? '',
        isNegated: minus === '-',
      });
    }
  }
  return alternatives.filter((terms) => terms.length > 0);
}
