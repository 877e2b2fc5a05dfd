import { storyDate } from '../../dates/dates.ts';
import type { StoryOf } from '../../stories/stories.ts';

type PressStory = StoryOf<'press_item'>;

/** Newest first. */
export function newestFirst(items: readonly PressStory[]): PressStory[] {
  return [...items].sort((a, b) => timeOf(b) - timeOf(a));
}

/** Neighbours of one year together; in one group without a name where years are not asked for. */
export function byYear(items: readonly PressStory[], grouped: boolean): { year: string; items: PressStory[] }[] {
  if (!grouped) return [{ year: '', items: [...items] }];
  const groups: { year: string; items: PressStory[] }[] = [];
  for (const item of items) {
    const year = String(storyDate(item.content.date)?.getUTCFullYear() ?? '');
    const last = groups.at(-1);
    if (last?.year === year) last.items.push(item);
    else groups.push({ year, items: [item] });
  }
  return groups;
}

function timeOf({ content }: PressStory): number {
  return storyDate(content.date)?.getTime() ?? 0;
}
