import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#protocol/editor-roles.ts';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
import { openDatabase } from '#services/database/open-database.ts';
import type { HttpService } from '#services/http-service.ts';
import type { FindAsset } from '#services/images/stored-assets.ts';
import { repeatJob } from '#services/repeat-job.ts';
import { sameToken } from '#services/same-token.ts';
import { assetStore } from './assets/asset-store.ts';
import { cleanAssets } from './assets/clean-assets.ts';
import type { InspectPicture } from './assets/inspect-file.ts';
import { lacksSeededAssets } from './assets/seed-assets.ts';
import { findStoredAsset } from './assets/serve-assets.ts';
import type { ContentContext } from './content-context.ts';
import { createCatalogue } from './content-index.ts';
import { contentRouter } from './content-router.ts';
import type { ContentSeed } from './content-seed.ts';
import { documentStore } from './management/documents.ts';
import { runDue } from './management/schedulings.ts';
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
  /** This service's own address, where files are sent; by default `<domain>/_services/content`. */
  address?: string;
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
  /** The editor whose session a request of the management API brings; without it only the token opens it. */
  editorOf?: (request: Request) => Promise<Actor | null>;
  /** Puts what somebody has done with something into the audit log; without it there is none. */
  note?: (by: string, action: string, detail: string) => Promise<void>;
  /** Reads pictures that are sent; in this process where nothing is given. */
  inspectPicture?: InspectPicture;
  /** Hears of failures of work in the background. */
  report?: (message: string, error: unknown) => void;
};

/** At most so long from one look at what is due to the next, in ms: another process may have scheduled something. */
const scheduleEveryMs = 5_000;
/** How often what was deleted, or never finished, is looked for, in ms. */
const cleanEveryMs = 3_600_000;

export type ContentService = HttpService & {
  /** Puts stories and datasources into the space, all or nothing; see `seedContent`. */
  seed: (seed: ContentSeed) => Promise<void>;
  /** Publishes what is due now; it does so of itself every few seconds. */
  runSchedule: () => Promise<void>;
  /** Whether the space has no story yet. */
  isEmpty: () => Promise<boolean>;
  /** Finds the files of the library for the image service. */
  findAsset: FindAsset;
  /** Whether the library lists no file that was not uploaded: no drawing of the demonstration. */
  lacksSeededAssets: () => Promise<boolean>;
  /** Whether the space has components; without them nothing is checked before it is published. */
  hasModel: () => Promise<boolean>;
};

/**
 * The embedded content service: the vendor's delivery API at `/v2/cdn` and its management API at `/v1`, over a
 * database (docs/reference/content-protocol.md#endpoints, docs/reference/management-api.md). Throws when the database
 * cannot be opened.
 */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const now = options.now ?? (() => new Date());
  const database = await openDatabase<ContentTables>(options.database, 'content', contentMigrations);
  const space = await openSpace(database.db, options.spaceId, now);
  const stories = storyStore(database.db);
  const uploadSecret = createHmac('sha256', options.managementToken).update('uploads').digest('hex');
  const { spaceId, inspectPicture = inspectHere } = options;
  const context: ContentContext = {
    db: database.db,
    space,
    stories,
    catalogue: createCatalogue(database.db, space),
    writes: storyWrites(space),
    documents: documentStore(database.db, space),
    assets: assetStore(database.db, space, { spaceId, inspectPicture }),
    spaceId,
    address: options.address ?? `${options.domain.replace(/\/$/, '')}/_services/content`,
    uploadSecret,
    spaceName: options.spaceName,
    domain: options.domain,
    languages: options.languages ?? [],
    tokens: {
      isPublic: (token) => sameToken(token, options.publicToken),
      isPreview: (token) => sameToken(token, options.previewToken),
      isManagement: (token) => sameToken(token, options.managementToken),
    },
    onChange: options.onChange ?? (() => {}),
    editorOf: options.editorOf ?? (async () => null),
    note: options.note ?? (async () => {}),
    report: options.report ?? (() => {}),
    withinLimit: requestWindow(options.rateLimit, now),
  };
  const router = contentRouter(context);
  const schedule = repeatJob(() => runDue(context), {
    firstAfter: scheduleEveryMs,
    every: scheduleEveryMs,
    onError: (error) => options.report?.('What was scheduled could not be carried out.', error),
  });
  const cleaning = repeatJob(() => cleanAssets(database.db, space), {
    firstAfter: cleanEveryMs,
    every: cleanEveryMs,
    onError: (error) => options.report?.('The library of assets could not be cleaned up.', error),
  });
  return {
    fetch: (request) => router.fetch(request),
    findAsset: findStoredAsset(database.db, { spaceId, uploadSecret, now }),
    seed: async (seed) => {
      await seedContent(space, seed);
      // PostgreSQL plans by what it last counted, which before the first thousand stories was nothing.
      await sql`analyze content_story`.execute(database.db);
    },
    isEmpty: () => stories.isEmpty(),
    lacksSeededAssets: () => lacksSeededAssets(database.db),
    hasModel: async () => (await context.documents.list('component')).length > 0,
    runSchedule: () => runDue(context),
    close: async () => {
      await schedule.close();
      await cleaning.close();
      await database.close();
    },
  };
}

/** Loaded with the first picture: most processes never read one themselves. */
const inspectHere: InspectPicture = async (bytes) =>
  (await import('#services/images/rendering/inspect.ts')).inspect(bytes);
