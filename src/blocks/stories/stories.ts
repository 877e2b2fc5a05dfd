import { resolvedStories, resolvedStory } from '#protocol/storyblok/relation.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { ContentType, ContentTypeName } from '../registry/schemas.ts';

/** A story of one content type, such as `StoryOf<'hotel'>`. */
export type StoryOf<Name extends ContentTypeName> = Story<ContentType<Name>>;

/** The story a relation field refers to; null when the field is empty, unresolved, or of another type. */
export function related<Name extends ContentTypeName>(value: unknown, type: Name): StoryOf<Name> | null {
  return resolvedStory<ContentType<Name>>(value, type);
}

/** The stories a field with several relations refers to, in their order; unresolved ones are left out. */
export function relatedAll<Name extends ContentTypeName>(values: unknown, type: Name): StoryOf<Name>[] {
  return resolvedStories<ContentType<Name>>(values, type);
}
