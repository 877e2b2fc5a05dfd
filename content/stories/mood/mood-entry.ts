import { type Line, richText } from '../../rich-text.ts';
import { type Input, story } from '../../story-fields.ts';

type EntryFields = Omit<Input<'mood_entry'>, 'component' | 'caption'> & { caption: Line[] };

/** A picture for the wall; the later its date, the nearer the top. */
export function moodEntry(slug: string, date: string, { caption, ...fields }: EntryFields) {
  const content: Input<'mood_entry'> = { component: 'mood_entry', caption: richText(...caption), ...fields };
  return story(`mood/${slug}`, fields.title, content, { first_published_at: `${date}T12:00:00Z` });
}
