import { sql } from 'kysely';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
import { openDatabase } from '#services/database/open-database.ts';
import type { HttpService } from '#services/http-service.ts';
import { sameToken } from '#services/same-token.ts';
import { createCatalogue } from './content-index.ts';
import { contentRouter } from './content-router.ts';
import type { ContentSeed } from './content-seed.ts';
import { contentMigrations } from './migrations.ts';
import { requestWindow } from './request-window.ts';
import { seedContent } from './seed.ts';
import { openSpace } from './space.ts';
import { storyStore } from './story-store.ts';
import { storyWrites } from './story-writes.ts';
import type { ContentTables } from './tables.ts';

export type ContentServiceOptions = {
  /** A SQLite path, `:memory:`, or a `postgres://` URL. */
  database: string;
  spaceId: number;
  spaceName: string;
  /** The site's address, as `cdn/spaces/me` returns it. */
  domain: string;
  publicToken: string;
  previewToken: string;
  managementToken: string;
  /** Requests a second for each token; 0 for no limit. */
  rateLimit: number;
  /** Language codes besides the default language. */
  languages?: readonly string[];
  now?: () => Date;
  /** Hears of every change that the public can see, once it is durable: what the vendor sends to webhooks. */
  onChange?: (change: ContentChange) => void;
};

export type ContentService = HttpService & {
  /** Puts stories and datasources into the space, all or nothing; see `seedContent`. */
  seed: (seed: ContentSeed) => Promise<void>;
  /** Whether the space has no story yet. */
  isEmpty: () => Promise<boolean>;
};

/**
 * The embedded content service: the vendor's delivery API at `/v2/cdn` and the stories of its management API at
 * `/v1/spaces/{id}/stories`, over a database (docs/reference/content-protocol.md#endpoints). Throws when the database
 * cannot be opened.
 */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const now = options.now ?? (() => new Date());
  const database = await openDatabase<ContentTables>(options.database, 'content', contentMigrations);
  const space = await openSpace(database.db, options.spaceId, now);
  const stories = storyStore(database.db);
  const router = contentRouter({
    db: database.db,
    space,
    stories,
    catalogue: createCatalogue(database.db, space),
    writes: storyWrites(space),
    spaceId: options.spaceId,
    spaceName: options.spaceName,
    domain: options.domain,
    languages: options.languages ?? [],
    tokens: {
      isPublic: (token) => sameToken(token, options.publicToken),
      isPreview: (token) => sameToken(token, options.previewToken),
      isManagement: (token) => sameToken(token, options.managementToken),
    },
    onChange: options.onChange ?? (() => {}),
    withinLimit: requestWindow(options.rateLimit, now),
  });
  return {
    fetch: (request) => router.fetch(request),
    seed: async (seed) => {
      await seedContent(space, seed);
      // PostgreSQL plans by what it last counted, which before the first thousand stories was nothing.
      await sql`analyze content_story`.execute(database.db);
    },
    isEmpty: () => stories.isEmpty(),
    close: database.close,
  };
}
