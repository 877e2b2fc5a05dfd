import type { BlockValue } from '#protocol/storyblok/story.ts';
import type { FilterCondition, FilterQuery } from './filter-query.ts';

type Test = (value: unknown) => boolean;

/** A filter made ready to be asked of many contents. */
export function contentMatcher(filter: FilterQuery): (content: BlockValue) => boolean {
  const all = filter.all.map(conditionTest);
  const any = filter.any.map((group) => group.map(conditionTest));
  return (content) =>
    all.every((test) => test(content)) &&
    (any.length === 0 || any.some((group) => group.every((test) => test(content))));
}

/** The value at a dotted path (`address.city`, `body.0.heading`), or undefined. */
export function valueAt(content: unknown, path: readonly string[]): unknown {
  let value = content;
  for (const segment of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

function conditionTest(condition: FilterCondition): Test {
  const path = condition.path.split('.');
  const test = valueTest(condition);
  return (content) => test(valueAt(content, path));
}

/**
 * What each operation asks of a field's value. A missing field fails every operation but the negative ones (`not_in`,
 * `not_like`, `exists` 0) and `is` empty or null. `like` knows only `*` and minds case.
 */
function valueTest({ operation, value: wanted }: FilterCondition): Test {
  const list = wanted.split(',');
  switch (operation) {
    case 'in':
      return (value) => isScalar(value) && list.includes(String(value));
    case 'not_in':
      return (value) => !(isScalar(value) && list.includes(String(value)));
    case 'like':
      return likeTest(wanted);
    case 'not_like': {
      const like = likeTest(wanted);
      return (value) => !like(value);
    }
    case 'in_array':
    case 'any_in_array':
      return (value) => Array.isArray(value) && list.some((item) => hasItem(value, item));
    case 'all_in_array':
      return (value) => Array.isArray(value) && list.every((item) => hasItem(value, item));
    case 'exists':
      return (value) => (value !== undefined && value !== null) === (wanted !== '0' && wanted !== 'false');
    case 'gt_date':
      return compare(dateOf, wanted, (value, bound) => value > bound);
    case 'lt_date':
      return compare(dateOf, wanted, (value, bound) => value < bound);
    case 'gt_int':
      return compare(integerOf, wanted, (value, bound) => value > bound);
    case 'lt_int':
      return compare(integerOf, wanted, (value, bound) => value < bound);
    case 'gt_float':
      return compare(numberOf, wanted, (value, bound) => value > bound);
    case 'lt_float':
      return compare(numberOf, wanted, (value, bound) => value < bound);
    case 'is':
      return isTest(wanted);
  }
}

function isTest(wanted: string): Test {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  const tests: Record<string, Test> = {
    empty: isEmpty,
    not_empty: (value) => !isEmpty(value),
    empty_array: (value) => Array.isArray(value) && value.length === 0,
    not_empty_array: (value) => Array.isArray(value) && value.length > 0,
    true: (value) => value === true || value === 'true',
    false: (value) => value === false || value === 'false',
    null: (value) => value === undefined || value === null,
    not_null: (value) => value !== undefined && value !== null,
  };
  return tests[wanted] ?? (() => false);
}

function likeTest(pattern: string): Test {
  const matches = wildcard(pattern);
  return (value) => isScalar(value) && matches(String(value));
}

/** Whether a text matches a pattern in which `*` stands for any run of characters, even none. */
export function wildcard(pattern: string): (text: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (text) => expression.test(text);
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function hasItem(values: readonly unknown[], item: string): boolean {
  return values.some((value) => isScalar(value) && String(value) === item);
}

function compare(
  read: (value: unknown) => number | null,
  wanted: string,
  holds: (value: number, bound: number) => boolean,
): Test {
  const bound = read(wanted);
  return (value) => {
    const number = read(value);
    return bound !== null && number !== null && holds(number, bound);
  };
}

/** A number, also when it travels as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** A number cut to its whole part. */
export function integerOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.trunc(number);
}

/** Milliseconds of a date; one without a time zone (`2026-11-21 09:00`, as the vendor stores it) is UTC. */
export function dateOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const text = value.trim().replace(' ', 'T');
  const zoned = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : text;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : time;
}
