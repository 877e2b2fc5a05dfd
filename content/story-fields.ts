import type { MultilinkFieldValue } from '@storyblok/schema';
import type { Blocks, ContentTypeName } from '#blocks/registry/schemas.ts';
import type { SeedStory } from '#embedded/content/content-seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { type Line, richText } from './rich-text.ts';

/** A block as an author writes it: every field checked by its schema, ids left to the seed. */
export type BlockInput<B> = B extends { component: string }
  ? { [Name in keyof B as Name extends '_uid' | '_editable' ? never : Name]: FieldInput<B[Name]> }
  : never;

type FieldInput<F> = F extends readonly (infer Item)[]
  ? [Item] extends [{ component: string }]
    ? BlockInput<Item>[]
    : F
  : F;

/** Content of one block, such as `Input<'hotel_hero'>`. */
export type Input<Name extends keyof Blocks> = BlockInput<Blocks[Name]>;

type StoryOptions = Omit<SeedStory, 'full_slug' | 'name' | 'content'>;

/** A story of the seed. The content names its type in `component`; a field its schema does not know does not compile. */
export function story(
  fullSlug: string,
  name: string,
  content: Input<ContentTypeName>,
  options: StoryOptions = {},
): SeedStory {
  return { full_slug: fullSlug, name, content, ...options };
}

/** The value of a relation to the story with this full slug. */
export function ref(fullSlug: string): string {
  return storyUuid(fullSlug);
}

export function refs(...fullSlugs: string[]): string[] {
  return fullSlugs.map(storyUuid);
}

export function storyLink(fullSlug: string, { anchor = '', title = '' } = {}): MultilinkFieldValue {
  return {
    fieldtype: 'multilink',
    linktype: 'story',
    id: storyUuid(fullSlug),
    url: '',
    cached_url: fullSlug,
    anchor,
    title,
  };
}

/** A path of this site that is not a story (`/book?hotel=ulysses`), `tel:`, or an address elsewhere. */
export function urlLink(url: string, { newTab = false } = {}): MultilinkFieldValue {
  const link = { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url } as const;
  return newTab ? { ...link, target: '_blank' } : link;
}

type ContactTopic = 'stay' | 'access' | 'press' | 'other';

/** The contact form with its topic and, where given, its hotel chosen: nobody needs a mail program. */
export function contactLink(topic: ContactTopic, hotel?: string): MultilinkFieldValue {
  return urlLink(`/contact?topic=${topic}${hotel === undefined ? '' : `&hotel=${hotel}`}#write`);
}

/** The booking of a hotel (its slug) and, where given, of a room by its code, for so many adults. */
export function bookLink(hotel: string, room?: string, { adults }: { adults?: number } = {}): MultilinkFieldValue {
  const guests = adults === undefined ? '' : `&adults=${adults}`;
  return urlLink(`/book?hotel=${hotel}${room === undefined ? '' : `&room=${room}`}${guests}`);
}

export function cta(
  label: string,
  link: MultilinkFieldValue,
  options: Omit<Input<'cta'>, 'component' | 'label' | 'link'> = {},
): Input<'cta'> {
  return { component: 'cta', label, link, ...options };
}

/** A section of plain text. */
export function text(...lines: Line[]): Input<'rich_text'> {
  return { component: 'rich_text', body: richText(...lines) };
}

/** An accordion item: a heading that opens on text. */
export function item(title: string, anchor: string, ...lines: Line[]): Input<'accordion_item'> {
  return { component: 'accordion_item', title, anchor, body: [text(...lines)] };
}
