import type { Story } from './story.ts';

/** One entry of `cdn/links`: where a story or folder lives, without its content. */
export type Link = {
  id: number;
  uuid: string;
  /** The full slug, unlike `Story.slug`. */
  slug: string;
  path: string | null;
  /** The path a browser asks for, with a leading slash. */
  real_path: string;
  name: string;
  published: boolean;
  /** 0 at the root. */
  parent_id: number;
  is_folder: boolean;
  is_startpage: boolean;
  position: number;
  alternates: LinkAlternate[];
  /** The dates come only when asked for with `include_dates=1`. */
  created_at?: string;
  published_at?: string | null;
  updated_at?: string;
};

export type LinkAlternate = { path: string; name: string | null; lang: string; published: boolean };

/** What `resolve_links=url` puts into `links`. */
export type UrlLink = { id: number; uuid: string; name: string; slug: string; full_slug: string; url: string };

/** An entry of a response's `links`, by the value of `resolve_links`: `link`, `url` or `story`. */
export type ResolvedLink = (Link & { full_slug: string }) | UrlLink | Story;

type Resolved = {
  cv: number;
  rels: Story[];
  links: ResolvedLink[];
  /** In place of `rels` when more than 50 relations are named. */
  rel_uuids?: string[];
  /** In place of `links` when more than 50 links are named. */
  link_uuids?: string[];
};

export type StoryResponse = Resolved & { story: Story };
export type StoriesResponse = Resolved & { stories: Story[] };
export type LinksResponse = { links: Record<string, Link> };
export type LinkResponse = { link: Link };

export type DatasourceEntry = { id: number; name: string; value: string; dimension_value: string | null };
export type DatasourceEntriesResponse = { datasource_entries: DatasourceEntry[]; cv: number };
export type DatasourceValue = { id: number; name: string; slug: string; dimensions: [] };
export type DatasourcesResponse = { datasources: DatasourceValue[]; cv: number };
export type DatasourceResponse = { datasource: DatasourceValue; cv: number };

export type Tag = { name: string; taggings_count: number };
export type TagsResponse = { tags: Tag[] };

/** `version` is the space's current cv: it grows with every publish. */
export type Space = { id: number; name: string; domain: string; version: number; language_codes: string[] };
export type SpaceResponse = { space: Space };
