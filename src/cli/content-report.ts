import { validateStory } from '@storyblok/schema';
import { schema } from '#blocks/registry/schemas.ts';
import { contentWarnings, type Surroundings } from '#embedded/content/management/content-warnings.ts';

/** What a story must have of its own to be checked; seeded and delivered stories both do. */
export type CheckedStory = { full_slug: string; content: { component: string; [field: string]: unknown } };

export type Finding = {
  severity: 'error' | 'warning';
  story: string;
  /** Where in the story's content, such as `body.0.media`. */
  path: string;
  message: string;
};

/**
 * Everything that a publish check says about one story: content that does not fit its schema (error), and what a guest
 * would miss (warning), as `contentWarnings` lists it.
 */
export function contentReport(story: CheckedStory, surroundings: Surroundings): Finding[] {
  const { full_slug, content } = story;
  const errors = validateStory(story, schema).issues.map(({ severity, path, message }) => ({
    severity,
    path: path.filter((key) => key !== 'content').join('.'),
    message,
  }));
  return [...errors, ...contentWarnings(content, surroundings)].map((finding) => ({ ...finding, story: full_slug }));
}
