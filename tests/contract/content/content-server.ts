import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ContentService } from '#embedded/content/content-service.ts';
import { type ContentServiceOptions, createContentService } from '#embedded/content/content-service.ts';
import { createImageService } from '#services/images/image-service.ts';
import { createRenderer } from '#services/images/rendering/renderer.ts';
import { createTestSchema } from '../postgres-schema.ts';

export const SPACE_ID = 4711;
export const TOKENS = {
  publicToken: 'public-token',
  previewToken: 'preview-token',
  managementToken: 'management-token',
};

export type ContentServer = {
  service: ContentService;
  /** `http://127.0.0.1:<port>`, without the API's version. */
  origin: string;
  /** The database, as `openDatabase` takes it. */
  location: string;
  /** Every request that arrived: method, path and query. */
  requests: string[];
  /** Another service on the same database, as another process would have it. */
  openAgain: () => Promise<ContentService>;
  close: () => Promise<void>;
};

const postgres = process.env.TEST_DATABASE_URL;
if (!postgres) console.info('TEST_DATABASE_URL is not set: the content service is tested on SQLite only.');

/** The databases each contract is tested on. */
export const DATABASES: readonly ('sqlite' | 'postgres')[] = postgres ? ['sqlite', 'postgres'] : ['sqlite'];

/** A content service and its pictures behind a real HTTP server, on an empty database of its own that is gone after `close`. */
export async function startContentServer(
  kind: 'sqlite' | 'postgres',
  options: Partial<ContentServiceOptions> = {},
): Promise<ContentServer> {
  const database = kind === 'postgres' ? await createTestSchema(postgres ?? '') : openFile();
  const open = () =>
    createContentService({
      database: database.url,
      spaceId: SPACE_ID,
      spaceName: 'Contract tests',
      domain: 'http://site.example',
      rateLimit: 0,
      ...TOKENS,
      ...options,
    });
  const service = await open();
  const requests: string[] = [];
  const cacheDir = mkdtempSync(join(tmpdir(), 'content-pictures-'));
  const renderer = createRenderer();
  const pictures = createImageService({
    ...{ artworkDir: join(import.meta.dirname, '../../../content/artwork'), cacheDir, renderer },
    findAsset: service.findAsset,
  });
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname.startsWith('/f/') ? pictures.fetch(request) : service.fetch(request),
  );
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    return listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    service,
    origin: `http://127.0.0.1:${port}`,
    location: database.url,
    requests,
    openAgain: open,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pictures.close();
      await renderer.close();
      await service.close();
      await database.drop();
      rmSync(cacheDir, { recursive: true });
    },
  };
}

function openFile(): { url: string; drop: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'content-test-'));
  return { url: join(folder, 'content.db'), drop: async () => rmSync(folder, { recursive: true }) };
}
