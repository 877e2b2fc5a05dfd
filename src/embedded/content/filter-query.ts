import { ApiError } from './api-error.ts';

const OPERATIONS = [
  'in',
  'not_in',
  'like',
  'not_like',
  'any_in_array',
  'all_in_array',
  'in_array',
  'exists',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
  'is',
] as const;

const IS_VALUES = ['empty', 'not_empty', 'empty_array', 'not_empty_array', 'true', 'false', 'null', 'not_null'];

export type FilterOperation = (typeof OPERATIONS)[number];
export type FilterCondition = { path: string; operation: FilterOperation; value: string };

/** All of `all` must hold, and, where there are any, one group of `any` (all of its conditions). */
export type FilterQuery = { all: FilterCondition[]; any: FilterCondition[][] };

const CONDITION = /^filter_query\[([^[\]]+)\]\[([^[\]]+)\]$/;
const ALTERNATIVE = /^filter_query\[__or\]\[(\d*)\]\[([^[\]]+)\]\[([^[\]]+)\]$/;

/**
 * Reads `filter_query[field][operation]=value` and `filter_query[__or][][field][operation]=value` out of a query.
 *
 * The official client writes a list of alternatives with empty brackets, so where one ends is not in the text: each
 * parameter begins an alternative, but for another operation on the same field right after it, which narrows it
 * (`price` above 10 and below 20). General parsers of bracketed queries lose that order. Numbered brackets are
 * grouped by their number. Throws 422 for what is no filter.
 */
export function parseFilterQuery(query: URLSearchParams): FilterQuery {
  const filter: FilterQuery = { all: [], any: [] };
  const numbered = new Map<string, FilterCondition[]>();
  let open: FilterCondition[] = [];
  for (const [name, value] of query) {
    if (!name.startsWith('filter_query')) continue;
    const condition = CONDITION.exec(name);
    if (condition) {
      filter.all.push(readCondition(condition[1], condition[2], value));
      open = [];
      continue;
    }
    const alternative = ALTERNATIVE.exec(name);
    if (!alternative) throw new ApiError(422, `${name} is not of the form filter_query[field][operation]`);
    const read = readCondition(alternative[2], alternative[3], value);
    const number = alternative[1] ?? '';
    const group = number === '' ? open : (numbered.get(number) ?? []);
    const continues =
      number !== '' || (group[0]?.path === read.path && group.every((c) => c.operation !== read.operation));
    if (group.length > 0 && continues) {
      group.push(read);
      continue;
    }
    const begun = [read];
    filter.any.push(begun);
    if (number === '') open = begun;
    else numbered.set(number, begun);
  }
  return filter;
}

function readCondition(path = '', operation = '', value: string): FilterCondition {
  const known = OPERATIONS.find((name) => name === operation);
  if (!known) throw new ApiError(422, `filter_query operation ${operation} is not known`);
  if (known === 'is' && !IS_VALUES.includes(value)) throw new ApiError(422, `filter_query is=${value} is not known`);
  return { path, operation: known, value };
}
