import type { MapiStory } from '@storyblok/schema';
import type { BlockValue } from './story.ts';

/** A story or folder as the management API sends it: always the draft, and whether the public sees it. */
export type ManagementStory = Pick<
  MapiStory,
  | 'id'
  | 'uuid'
  | 'name'
  | 'slug'
  | 'full_slug'
  | 'path'
  | 'parent_id'
  | 'group_id'
  | 'alternates'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'first_published_at'
  | 'deleted_at'
  | 'sort_by_date'
  | 'tag_list'
  | 'is_folder'
  | 'is_startpage'
  | 'published'
  | 'unpublished_changes'
  | 'meta_data'
  | 'position'
> & {
  /** Not in lists, and not of folders. */
  content?: BlockValue;
  /** Grows with every change; what a save with `lock_version` is compared with. */
  lock_version: number;
};

export type ManagementStoryResponse = {
  story: ManagementStory;
  /** The published pages whose addresses this change has changed. */
  moved?: { from: string; to: string }[];
};
export type ManagementStoriesResponse = { stories: ManagementStory[] };

/** What `POST` and `PUT` take; `publish` 1 or true makes the draft public at once. */
export type ManagementStoryRequest = {
  story: {
    name?: string;
    slug?: string;
    content?: { component: string; [field: string]: unknown };
    parent_id?: number | null;
    group_id?: string;
    is_folder?: boolean;
    is_startpage?: boolean;
    path?: string | null;
    position?: number;
    tag_list?: string[];
    sort_by_date?: string | null;
    meta_data?: Record<string, unknown> | null;
    first_published_at?: string | null;
  };
  publish?: 1 | '1' | true;
  /** Publishes although the content does not fit its components. */
  force_publish?: 1 | true;
  /** The `lock_version` that was changed: 409 where somebody else has saved meanwhile; `force_update` overwrites it. */
  lock_version?: number;
  force_update?: 1 | true;
  /** Sends visitors from the former addresses to the new ones. */
  redirect?: 1 | true;
};

/** What a publish check says of a place in a content, such as `body.0.media`. An error keeps it from being published. */
export type PublishFinding = { severity: 'error' | 'warning'; path: string; message: string };
export type PublishCheckResponse = { findings: PublishFinding[] };

/** `others`: the names of those who have the story open as well, each once. */
export type StoryPresenceResponse = { lock_version: number; others: string[] };
