import type { AssetChunkTable, AssetFileTable, AssetTable } from './assets/asset-table.ts';

/** Columns hold only what SQLite and PostgreSQL share: integers (booleans as 0 or 1) and text (dates as ISO, JSON). */
export type SpaceTable = {
  id: number;
  cv: number;
  /** Counts every write, so that a process knows whether its memory of the stories is out of date. */
  revision: number;
  next_id: number;
};

export type StoryTable = {
  id: number;
  uuid: string;
  group_id: string;
  /** 0 at the root. */
  parent_id: number;
  is_folder: number;
  is_startpage: number;
  slug: string;
  full_slug: string;
  path: string | null;
  name: string;
  published_name: string | null;
  position: number;
  tag_list: string;
  sort_by_date: string | null;
  meta_data: string | null;
  draft_content: string | null;
  published_content: string | null;
  created_at: string;
  updated_at: string;
  first_published_at: string | null;
  published_at: string | null;
  /** A deleted story stays as a row, so that other processes learn of it by its revision, and it can be brought back. */
  deleted: number;
  revision: number;
};

export type DatasourceTable = { id: number; name: string; slug: string; position: number };

export type DatasourceEntryTable = { id: number; datasource_id: number; name: string; value: string; position: number };

/** What editors keep beside stories, one JSON object each: components, their groups and presets, tags, folders of assets. */
export type DocumentTable = {
  id: number;
  kind: string;
  name: string;
  data: string;
  created_at: string;
  updated_at: string;
};

/** What a story was after one change. */
export type StoryVersionTable = {
  id: number;
  story_id: number;
  event: string;
  name: string;
  full_slug: string;
  content: string | null;
  /** Whether the public did not see it. */
  is_draft: number;
  /** The editor's address; null where a token did it. */
  author: string | null;
  created_at: string;
};

export type StorySchedulingTable = {
  id: number;
  story_id: number;
  action: 'publish' | 'unpublish';
  publish_at: string;
  author: string | null;
  created_at: string;
  /** Null until it was carried out or failed. */
  done_at: string | null;
  error: string | null;
};

/** Who has a story open: one row for each open editor, of which `client` is its own name. */
export type StoryPresenceTable = { story_id: number; client: string; name: string; seen_at: string };

export type ContentTables = {
  content_space: SpaceTable;
  content_story: StoryTable;
  content_datasource: DatasourceTable;
  content_datasource_entry: DatasourceEntryTable;
  content_document: DocumentTable;
  content_story_version: StoryVersionTable;
  content_story_scheduling: StorySchedulingTable;
  content_asset: AssetTable;
  content_asset_file: AssetFileTable;
  content_asset_chunk: AssetChunkTable;
  content_story_presence: StoryPresenceTable;
};
