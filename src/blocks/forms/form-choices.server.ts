import type { Choice } from '#ui/form/SelectField.tsx';
import type { ResolveContext } from '../contract/resolve-context.ts';
import { mostStories } from '../contract/resolve-context.ts';
import { relatedAll, type StoryOf } from '../stories/stories.ts';

/** A hotel to choose from, with its IANA time zone. */
export type HotelChoice = Choice & { timeZone: string };

type FormReads = Pick<ResolveContext, 'content' | 'version'>;

/** The hotels that can be chosen: those the editor names, else all that are not closed. */
export async function hotelChoices(named: unknown, { content, version }: FormReads): Promise<HotelChoice[]> {
  const chosen = relatedAll(named, 'hotel');
  const hotels = chosen.length > 0 ? chosen : await allHotels({ content, version });
  return hotels.map(({ slug, content: { name, timezone } }) => ({ value: slug, name, timeZone: timezone || 'UTC' }));
}

async function allHotels({ content, version }: FormReads): Promise<StoryOf<'hotel'>[]> {
  const stories = await content.allStories({ version, contentType: 'hotel', perPage: mostStories });
  return relatedAll(stories, 'hotel').filter(({ content: { status } }) => status !== 'closed');
}

/** The entries of a datasource that the editor switched on, in the datasource's order; all of them where none is. */
export async function datasourceChoices(
  slug: string,
  wanted: readonly string[] | null | undefined,
  { content }: FormReads,
): Promise<Choice[]> {
  const entries = (await content.datasource(slug)).map(({ value, name }) => ({ value, name }));
  return wanted?.length ? entries.filter(({ value }) => wanted.includes(value)) : entries;
}
