import type { BlockValue } from '#protocol/storyblok/story.ts';

/** A place at which two versions differ; `path` as in `body.2.heading`. */
export type Difference = { path: string; mine: unknown; theirs: unknown };
/** Which version counts at the places that both have changed, by path; mine where nothing was chosen. */
export type Choices = Record<string, 'mine' | 'theirs'>;

type Fields = Record<string, unknown>;

/**
 * Brings together what two people made of one content. What only one of them changed is taken; what both changed is listed
 * in `conflicts` and decided by `choices`. Lists of blocks are compared block by block as long as they have the same blocks in the
 * same order; other values are compared as a whole.
 */
export function mergeContent(
  base: BlockValue,
  mine: BlockValue,
  theirs: BlockValue,
  choices: Choices = {},
): { content: BlockValue; conflicts: Difference[] } {
  const conflicts: Difference[] = [];
  const merge = (old: unknown, my: unknown, their: unknown, path: string): unknown => {
    if (equal(my, their) || equal(old, their)) return my;
    if (equal(old, my)) return their;
    const lists = [old, my, their];
    if (lists.every(isBlockList) && sameBlocks(lists)) {
      const [olds = [], mys = [], theirBlocks = []] = lists as BlockValue[][];
      return mys.map((block, index) => merge(olds[index], block, theirBlocks[index], `${path}.${index}`));
    }
    if ([old, my, their].every(isBlock)) {
      return mergeFields(old as Fields, my as Fields, their as Fields, path);
    }
    conflicts.push({ path, mine: my, theirs: their });
    return choices[path] === 'theirs' ? their : my;
  };
  const mergeFields = (old: Fields, my: Fields, their: Fields, path: string): Fields => {
    const names = new Set([...Object.keys(my), ...Object.keys(their)]);
    const merged: Fields = {};
    for (const name of names) {
      const value = merge(old[name], my[name], their[name], path === '' ? name : `${path}.${name}`);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  };
  const content = mergeFields(base, mine, theirs, '');
  return { content: { ...content, _uid: mine._uid, component: mine.component }, conflicts };
}

/** The places at which two versions of a content differ. */
export function differences(mine: BlockValue, theirs: BlockValue): Difference[] {
  const found: Difference[] = [];
  const compare = (my: unknown, their: unknown, path: string): void => {
    if (equal(my, their)) return;
    if (isBlockList(my) && isBlockList(their) && sameBlocks([my, their])) {
      for (const [index, block] of my.entries()) compare(block, their[index], `${path}.${index}`);
    } else if (isBlock(my) && isBlock(their)) {
      for (const name of new Set([...Object.keys(my), ...Object.keys(their)])) {
        compare(my[name], their[name], path === '' ? name : `${path}.${name}`);
      }
    } else found.push({ path, mine: my, theirs: their });
  };
  compare(mine, theirs, '');
  return found;
}

/** Whether two values are the same in JSON, whatever the order of their fields. */
export function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

function isBlock(value: unknown): value is BlockValue {
  return typeof value === 'object' && value !== null && '_uid' in value && 'component' in value;
}

function isBlockList(value: unknown): value is BlockValue[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock);
}

function sameBlocks(lists: unknown[]): boolean {
  const ids = (lists as BlockValue[][]).map((list) => list.map(({ _uid, component }) => `${_uid} ${component}`).join());
  return new Set(ids).size === 1;
}
