import type { SeedStory } from '#embedded/content/content-seed.ts';

/** One condition, one list of alternatives, and an order: what the property tests ask of service and model alike. */
export type ModelCondition = { path: string; operation: string; value: string };
export type ModelTerm = {
  field: string;
  direction: 'asc' | 'desc';
  type: '' | 'int' | 'float';
  nulls: '' | 'first' | 'last';
};
export type ModelQuery = { all: ModelCondition[]; any: ModelCondition[]; terms: ModelTerm[] };

/**
 * The contract's filter and sort written a second time, as plainly as can be, to compare the service with: no
 * regular expressions, no shared code, and an order found by insertion. Returns the addresses of the stories.
 */
export function naiveList(stories: readonly SeedStory[], query: ModelQuery): string[] {
  const matching = stories.filter((story) => {
    if (!query.all.every((condition) => holds(story, condition))) return false;
    return query.any.length === 0 || query.any.some((condition) => holds(story, condition));
  });
  const ordered: SeedStory[] = [];
  for (const story of matching) {
    // Stories come in the order of their ids, so an equal one goes behind those already there.
    const at = ordered.findIndex((other) => before(story, other, query.terms));
    ordered.splice(at === -1 ? ordered.length : at, 0, story);
  }
  return ordered.map((story) => story.full_slug);
}

function field(story: SeedStory, path: string): unknown {
  const [first = '', second] = path.split('.');
  const value = story.content[first];
  if (second === undefined) return value;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[second] : undefined;
}

function holds(story: SeedStory, { path, operation, value: wanted }: ModelCondition): boolean {
  const value = field(story, path);
  const missing = value === undefined || value === null;
  const text = missing || typeof value === 'object' ? null : `${value}`;
  const items = Array.isArray(value) ? value.map((item) => `${item}`) : null;
  const choices = wanted.split(',');
  if (operation === 'in') return text !== null && choices.some((choice) => choice === text);
  if (operation === 'not_in') return text === null || choices.every((choice) => choice !== text);
  if (operation === 'like') return text !== null && like(text, wanted);
  if (operation === 'not_like') return text === null || !like(text, wanted);
  if (operation === 'any_in_array' || operation === 'in_array')
    return items?.some((item) => choices.includes(item)) ?? false;
  if (operation === 'all_in_array') return items !== null && choices.every((choice) => items.includes(choice));
  if (operation === 'exists') return wanted === '1' ? !missing : missing;
  if (operation === 'is') {
    if (wanted === 'empty') return missing || value === '';
    if (wanted === 'not_empty') return !missing && value !== '';
    if (wanted === 'empty_array') return items?.length === 0;
    if (wanted === 'not_empty_array') return items !== null && items.length > 0;
    if (wanted === 'null') return missing;
    if (wanted === 'not_null') return !missing;
    return text === wanted;
  }
  const [sign, type] = [operation.slice(0, 2), operation.slice(3)];
  const [left, right] = type === 'date' ? [time(text), time(wanted)] : [amount(text, type), amount(wanted, type)];
  if (left === null || right === null) return false;
  return sign === 'gt' ? left > right : left < right;
}

/** Tries every way in which the first star may swallow the text. */
function like(text: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return text === pattern;
  if (!text.startsWith(pattern.slice(0, star))) return false;
  const rest = text.slice(star);
  return Array.from({ length: rest.length + 1 }).some((_, taken) => like(rest.slice(taken), pattern.slice(star + 1)));
}

function amount(text: string | null, type: string): number | null {
  if (text === null || text === '' || text === 'true' || text === 'false') return null;
  const number = Number(text);
  if (Number.isNaN(number)) return null;
  return type === 'int' ? (number < 0 ? Math.ceil(number) : Math.floor(number)) : number;
}

/** `2024-03-01` or `2024-03-01 08:00`, in UTC. */
function time(text: string | null): number | null {
  if (text === null || text[4] !== '-' || text[7] !== '-') return null;
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  const [hour, minute] = text.length > 10 ? text.slice(11).split(':').map(Number) : [0, 0];
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
}

function before(story: SeedStory, other: SeedStory, terms: readonly ModelTerm[]): boolean {
  for (const term of terms) {
    const [mine, theirs] = [sortValue(story, term), sortValue(other, term)];
    if (mine === theirs) continue;
    if (mine === null) return term.nulls === 'first';
    if (theirs === null) return term.nulls !== 'first';
    return term.direction === 'asc' ? mine < theirs : mine > theirs;
  }
  return false;
}

function sortValue(story: SeedStory, { field: name, type }: ModelTerm): string | number | null {
  const value = name === 'name' ? story.name : field(story, name.slice('content.'.length));
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : `${value}`;
  return type === '' ? text : amount(text, type);
}
