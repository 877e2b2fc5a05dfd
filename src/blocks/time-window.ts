import { storyDate } from './dates.ts';

type TimedBlock = { show_from?: string | null; show_until?: string | null };

/**
 * The sections that are shown at `now`, and the next instant at which that changes, for the page's lifetime in the
 * cache (blocks.md §1 'Time windows'); `null` when no window opens or closes.
 */
export function blocksAt<Block extends object>(
  blocks: readonly (Block & TimedBlock)[],
  now: Date,
): { blocks: (Block & TimedBlock)[]; changesAt: Date | null } {
  const edges = blocks
    .flatMap(({ show_from, show_until }) => [storyDate(show_from), storyDate(show_until)])
    .filter((edge): edge is Date => edge !== null && edge > now)
    .sort((a, b) => a.getTime() - b.getTime());
  const shown = blocks.filter(({ show_from, show_until }) => {
    const from = storyDate(show_from);
    const until = storyDate(show_until);
    return (!from || from <= now) && (!until || until > now);
  });
  return { blocks: shown, changesAt: edges[0] ?? null };
}
