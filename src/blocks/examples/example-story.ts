import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { ContentType, ContentTypeName } from '../registry/schemas.ts';
import type { StoryOf } from '../stories/stories.ts';

const published = '2026-05-20T08:00:00.000Z';

/** A story as the content service gives it; `full_slug` says its uuid, so that relations can be written before it. */
export function exampleStory<Name extends ContentTypeName>(
  full_slug: string,
  component: Name,
  content: Omit<ContentType<Name>, '_uid' | 'component'>,
): StoryOf<Name> {
  const slug = full_slug.split('/').at(-1) ?? '';
  return {
    id: 1,
    uuid: storyUuid(full_slug),
    name: slug,
    slug,
    full_slug,
    published_at: published,
    first_published_at: published,
    content: { _uid: `story-${full_slug.replaceAll('/', '-')}`, component, ...content },
  } as unknown as StoryOf<Name>;
}

/** The same story with other content. */
export function changed<Name extends ContentTypeName>(
  story: StoryOf<Name>,
  content: Partial<ContentType<Name>>,
): StoryOf<Name> {
  return { ...story, content: { ...story.content, ...content } };
}
