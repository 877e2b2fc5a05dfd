import type { Selectable } from 'kysely';
import type { BlockValue, StoryVersion } from '#protocol/storyblok/story.ts';
import type { StoryTable } from './tables.ts';

export type StoryRow = Selectable<StoryTable>;

/** One version of a story as the service works with it: where it lives, and its content in every language. */
export type StoredStory = {
  id: number;
  uuid: string;
  groupId: string;
  parentId: number;
  isStartpage: boolean;
  slug: string;
  fullSlug: string;
  path: string | null;
  name: string;
  position: number;
  tags: string[];
  sortByDate: string | null;
  metaData: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
  firstPublishedAt: string | null;
  publishedAt: string | null;
  content: BlockValue;
};

/** The version of a row, or null where there is none: a folder, or a story that is not published. */
export function storedStory(row: StoryRow, version: StoryVersion): StoredStory | null {
  const text = version === 'draft' ? row.draft_content : row.published_content;
  if (text === null || row.deleted) return null;
  return storyWithContent(row, version, JSON.parse(text) as BlockValue);
}

/** Both versions; a story without unpublished changes keeps one content for the two. */
export function storedVersions(row: StoryRow): Record<StoryVersion, StoredStory | null> {
  const draft = storedStory(row, 'draft');
  if (draft && row.draft_content === row.published_content) {
    return { draft, published: storyWithContent(row, 'published', draft.content) };
  }
  return { draft, published: storedStory(row, 'published') };
}

function storyWithContent(row: StoryRow, version: StoryVersion, content: BlockValue): StoredStory {
  return {
    id: row.id,
    uuid: row.uuid,
    groupId: row.group_id,
    parentId: row.parent_id,
    isStartpage: row.is_startpage === 1,
    slug: row.slug,
    fullSlug: row.full_slug,
    path: row.path,
    name: version === 'published' ? (row.published_name ?? row.name) : row.name,
    position: row.position,
    tags: JSON.parse(row.tag_list) as string[],
    sortByDate: row.sort_by_date,
    metaData: row.meta_data === null ? null : (JSON.parse(row.meta_data) as Record<string, unknown>),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    firstPublishedAt: row.first_published_at,
    publishedAt: row.published_at,
    content,
  };
}
