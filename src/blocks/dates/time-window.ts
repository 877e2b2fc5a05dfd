import { onceForEach } from '../stories/once-for-each.ts';
import { storyDate } from './dates.ts';

/**
 * A story's content as it is shown at `now`: every list of blocks, however deep, without those outside their
 * `show_from` and `show_until` (docs/reference/sections.md#time-windows). Stories that it refers to stay as they are:
 * their own sections stand on their own pages. `changesAt` is the next instant at which that changes, for the page's
 * lifetime in the cache; `null` when no window opens or closes.
 */
export function contentAt<Value>(value: Value, now: Date): { content: Value; changesAt: Date | null } {
  let changesAt: Date | null = null;
  const isOpen = ({ show_from, show_until }: TimedBlock): boolean => {
    const from = storyDate(show_from);
    const until = storyDate(show_until);
    for (const edge of [from, until]) {
      if (edge && edge > now && (!changesAt || edge < changesAt)) changesAt = edge;
    }
    return (!from || from <= now) && (!until || until > now);
  };
  // What nothing is left out of stays the same object, so that work on it need not be done again.
  const shown = (field: unknown): unknown => {
    if (Array.isArray(field)) {
      const items = field.filter((item) => !isBlock(item) || isOpen(item)).map(shown);
      return isSame(items, field) ? field : items;
    }
    if (typeof field !== 'object' || field === null || 'full_slug' in field) return field;
    if (isBlock(field) && !hasWindow(field)) return field;
    const values = Object.values(field);
    const shownValues = values.map(shown);
    if (isSame(shownValues, values)) return field;
    return Object.fromEntries(Object.keys(field).map((key, index) => [key, shownValues[index]]));
  };
  const content = shown(value) as Value;
  return { content, changesAt };
}

/** Whether a block, or one inside, has a time window; most have none, and are the same at any time. */
const hasWindow = onceForEach(
  (block: TimedBlock): boolean =>
    Boolean(block.show_from) || Boolean(block.show_until) || Object.values(block).some(holdsWindow),
);

function holdsWindow(field: unknown): boolean {
  if (Array.isArray(field)) return field.some(holdsWindow);
  if (typeof field !== 'object' || field === null || 'full_slug' in field) return false;
  return isBlock(field) ? hasWindow(field) : Object.values(field).some(holdsWindow);
}

function isSame(items: readonly unknown[], others: readonly unknown[]): boolean {
  return items.length === others.length && items.every((item, index) => item === others[index]);
}

type TimedBlock = { show_from?: string | null; show_until?: string | null };

function isBlock(value: unknown): value is TimedBlock {
  return typeof value === 'object' && value !== null && '_uid' in value && 'component' in value;
}
