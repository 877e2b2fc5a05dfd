import type { Kysely } from 'kysely';
import type { Actor } from '#protocol/editor-roles.ts';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
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
  /** Counts one more request of this token; false when it is over the rate limit. */
  withinLimit: (token: string) => boolean;
  /** Hears of every change that the public can see, once it is durable. */
  onChange: (change: ContentChange) => void;
};
