import type { Story } from '#protocol/storyblok/story.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { ContentType, ContentTypeName } from '../registry/schemas.ts';
import type { StoryOf } from '../stories/stories.ts';

const published = '2026-05-20T08:00:00.000Z';

/** A story as the content service gives it; `full_slug` says its uuid, so that relations can be written before it. */
export function exampleStory<Name extends ContentTypeName>(
  full_slug: string,
  component: Name,
  content: Omit<ContentType<Name>, '_uid' | 'component'>,
): StoryOf<Name>;
export function exampleStory(full_slug: string, component: string, content: object): Story<object> {
  const slug = full_slug.split('/').at(-1) ?? '';
  return {
    id: 1,
    uuid: storyUuid(full_slug),
    name: slug,
    slug,
    full_slug,
    created_at: published,
    published_at: published,
    first_published_at: published,
    alternates: [],
    default_full_slug: null,
    sort_by_date: null,
    position: 0,
    tag_list: [],
    is_startpage: false,
    parent_id: 0,
    meta_data: null,
    group_id: storyUuid(`group of ${full_slug}`),
    release_id: null,
    lang: 'default',
    path: null,
    translated_slugs: null,
    content: { _uid: `story-${full_slug.replaceAll('/', '-')}`, component, ...content },
  };
}

/** The same story with other content. */
export function changed<Name extends ContentTypeName>(
  story: StoryOf<Name>,
  content: Partial<ContentType<Name>>,
): StoryOf<Name> {
  return { ...story, content: { ...story.content, ...content } };
}
