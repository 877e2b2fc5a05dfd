import { formatDay, storyDate } from '../dates/dates.ts';
import type { ContentType } from '../registry/schemas.ts';

/** A dated menu that is not in force says when it is or was; `''` for one that is. */
export function seasonNotice(
  { effective_from, effective_until }: Pick<ContentType<'menu'>, 'effective_from' | 'effective_until'>,
  now: Date,
): string {
  const from = storyDate(effective_from);
  const until = storyDate(effective_until);
  if (from && from > now) return `This menu begins on ${formatDay(from, 'UTC', now)}.`;
  return until && until < now ? `This menu ended on ${formatDay(until, 'UTC', now)}.` : '';
}
