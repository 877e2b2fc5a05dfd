import type { Link, UrlLink } from '#protocol/storyblok/cdn.ts';
import type { Story, StoryAlternate, StoryVersion } from '#protocol/storyblok/story.ts';
import { deliverContent } from './deliver-content.ts';
import type { StoredStory, StoryRow } from './stored-story.ts';

/** How one answer shows its stories. */
export type Presentation = {
  version: StoryVersion;
  spaceId: number;
  /** The language asked for, then its fallback; empty for the default language. */
  languages: readonly string[];
  /** Fields of the content's root to leave out. */
  excludingFields: ReadonlySet<string>;
  /** Fields of the story itself to leave out. */
  excludingStoryFields: ReadonlySet<string>;
};

/** A stored story in the vendor's shape (docs/reference/content-protocol.md#stories). */
export function wireStory(story: StoredStory, alternates: StoryAlternate[], presentation: Presentation): Story {
  const content = deliverContent(story.content, {
    languages: presentation.languages,
    ...(presentation.version === 'draft' && { editable: { spaceId: presentation.spaceId, storyId: story.id } }),
  });
  for (const field of presentation.excludingFields) delete content[field];
  const sent: Story = {
    name: story.name,
    created_at: story.createdAt,
    published_at: story.publishedAt,
    updated_at: story.updatedAt,
    id: story.id,
    uuid: story.uuid,
    content,
    slug: story.slug,
    full_slug: story.fullSlug,
    sort_by_date: story.sortByDate,
    position: story.position,
    tag_list: story.tags,
    is_startpage: story.isStartpage,
    parent_id: story.parentId,
    meta_data: story.metaData,
    group_id: story.groupId,
    first_published_at: story.firstPublishedAt,
    release_id: null,
    lang: presentation.languages[0] ?? 'default',
    path: story.path,
    alternates,
    default_full_slug: null,
    translated_slugs: null,
  };
  for (const field of presentation.excludingStoryFields) delete (sent as Record<string, unknown>)[field];
  return sent;
}

export type AlternateRow = Pick<
  StoryRow,
  'id' | 'group_id' | 'name' | 'slug' | 'full_slug' | 'parent_id' | 'is_folder' | 'published_at'
>;

/** Another language's version of a page, as stories list it. */
export function wireAlternate(row: AlternateRow): StoryAlternate {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    published: row.published_at !== null,
    full_slug: row.full_slug,
    is_folder: row.is_folder === 1,
    parent_id: row.parent_id,
  };
}

/** The columns a link shows; its row may come without content. */
export type LinkRow = Pick<
  StoryRow,
  | 'id'
  | 'uuid'
  | 'full_slug'
  | 'path'
  | 'name'
  | 'parent_id'
  | 'is_folder'
  | 'is_startpage'
  | 'position'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
> & { published: number };

/** An entry of `cdn/links`; the dates only where they are asked for. */
export function wireLink(row: LinkRow, includeDates: boolean): Link {
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.full_slug,
    path: row.path,
    real_path: `/${row.path ?? row.full_slug}`,
    name: row.name,
    published: row.published === 1,
    parent_id: row.parent_id,
    is_folder: row.is_folder === 1,
    is_startpage: row.is_startpage === 1,
    position: row.position,
    alternates: [],
    ...(includeDates && { created_at: row.created_at, published_at: row.published_at, updated_at: row.updated_at }),
  };
}

/** An entry of `links` with `resolve_links=link`. */
export function resolvedLink(story: StoredStory): Link & { full_slug: string } {
  return {
    id: story.id,
    uuid: story.uuid,
    slug: story.slug,
    full_slug: story.fullSlug,
    path: story.path,
    real_path: `/${story.path ?? story.fullSlug}`,
    name: story.name,
    published: story.publishedAt !== null,
    parent_id: story.parentId,
    is_folder: false,
    is_startpage: story.isStartpage,
    position: story.position,
    alternates: [],
  };
}

/** An entry of `links` with `resolve_links=url`. */
export function urlLink(story: StoredStory): UrlLink {
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    slug: story.slug,
    full_slug: story.fullSlug,
    url: story.path ?? story.fullSlug,
  };
}
