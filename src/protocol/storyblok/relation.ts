import type { Story } from './story.ts';

/**
 * The story a relation field refers to. Such a field holds a uuid, or the story itself once the content client has
 * resolved it.
 *
 * @returns null when the field is empty, was not resolved (the story is unpublished or gone), or refers to a story
 * of another content type.
 */
export function resolvedStory<Content>(value: unknown, component: string): Story<Content> | null {
  return isStoryOf<Content>(value, component) ? value : null;
}

/** The stories a field with several relations refers to, in their order; those not resolved are left out. */
export function resolvedStories<Content>(values: unknown, component: string): Story<Content>[] {
  return Array.isArray(values) ? values.filter((value) => isStoryOf<Content>(value, component)) : [];
}

function isStoryOf<Content>(value: unknown, component: string): value is Story<Content> {
  if (typeof value !== 'object' || value === null || !('content' in value)) return false;
  const { content } = value;
  return typeof content === 'object' && content !== null && 'component' in content && content.component === component;
}
