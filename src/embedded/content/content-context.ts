import type { Kysely } from 'kysely';
import type { Actor } from '#protocol/editor-roles.ts';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
import type { AssetStore } from './assets/asset-store.ts';
import type { Catalogue } from './content-index.ts';
import type { DocumentStore } from './management/documents.ts';
import type { SpaceStore } from './space.ts';
import type { StoryStore } from './story-store.ts';
import type { StoryWrites } from './story-writes.ts';
import type { ContentTables } from './tables.ts';

/** What the service's endpoints share. */
export type ContentContext = {
  db: Kysely<ContentTables>;
  space: SpaceStore;
  stories: StoryStore;
  catalogue: Catalogue;
  writes: StoryWrites;
  documents: DocumentStore;
  assets: AssetStore;
  spaceId: number;
  spaceName: string;
  domain: string;
  /** Language codes besides the default language. */
  languages: readonly string[];
  tokens: {
    isPublic: (token: string) => boolean;
    /** A preview token sees drafts, and everything that a public one sees. */
    isPreview: (token: string) => boolean;
    isManagement: (token: string) => boolean;
  };
  /** The editor whose session a request brings; null where it brings none. */
  editorOf: (request: Request) => Promise<Actor | null>;
  /** Puts what somebody has done with something into the audit log. */
  note: (by: string, action: string, detail: string) => Promise<void>;
  /** Hears of failures that keep nobody's request from being answered. */
  report: (message: string, error: unknown) => void;
  /** Counts one more request of this token; false when it is over the rate limit. */
  withinLimit: (token: string) => boolean;
  /** This service's own address, as it is asked from outside, without a trailing slash. */
  address: string;
  /** Signs uploads and the addresses of private files. */
  uploadSecret: string;
  /** Hears of every change that the public can see, once it is durable. */
  onChange: (change: ContentChange) => void;
};
