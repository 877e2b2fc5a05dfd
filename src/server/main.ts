import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createDataCache } from '#cache/data-cache.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { createSite } from './create-site.ts';
import { embeddedRoutes } from './embedded-routes.ts';
import { createFormQueue } from './form-queue.ts';
import { createLogger } from './logger.ts';
import { createPageKeys } from './page-cache/page-key.ts';
import { noteReads } from './page-cache/page-notes.ts';
import { openPublicPages, type PublicPages } from './page-cache/public-pages.ts';
import { type ServePages, servePages } from './page-cache/serve-pages.ts';
import { createRefusalPace } from './refusal-pace.ts';
import { createFormRefusal } from './refuse-forms.ts';
import { buildFolder, builtPages, builtRoutes, builtServerPages } from './site-build.ts';
import { startMessage } from './start-message.ts';
import { startServices } from './start-services.ts';
import { staticFiles } from './static-files.ts';
import { startWarming } from './warm-pictures.ts';
import { createWebServer } from './web-server.ts';

/** How long requests under way may still take after a SIGTERM, in ms. */
const shutdownGraceMs = 10_000;

/** How often the number of pages served from the cache is logged, in ms. */
const countsEveryMs = 60_000;

const development = process.argv.includes('--dev');
const logger = createLogger('info');

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`The configuration cannot work.\n${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readConfig(process.env, development);
  // Vite starts after the services, but before anybody can ask for a page.
  let loadPages = builtServerPages;
  const services = await startServices(
    config,
    () => loadPages(),
    (message, error) => logger.warn({ event: 'picture_failed', message, error }),
    (request) => app.fetch(request),
  );
  const cache = createDataCache((key, error) => logger.warn({ event: 'old_answer_given', key, error }));
  const site = createSite(config, services, cache, logger);
  const server = createServer();
  // Vite is loaded in development alone: production never pays for it.
  const vite = development ? await (await import('./development-pages.ts')).developmentPages(site, server) : null;
  if (vite) loadPages = vite.serverPages;
  const refusalPace = createRefusalPace();
  const { publicUrl, trustProxy } = config;
  const { isFlooding, noteRefusal } = site.forms.limit;
  const queue = createFormQueue();
  const refusals = { publicUrl, trustProxy, isFlooding, noteRefusal, pace: refusalPace };
  const refuseForm = createFormRefusal({ ...refusals, hasRoom: queue.hasRoom });
  const pages = vite ? vite.pages : await builtPages(site);
  const share = config.redisUrl === null ? null : await sharing(config.redisUrl, logger);
  const publicPages = openPublicPages({
    ...{ config, site, logger, tokens: services.tokens, share },
    app: () => app,
  });
  const app: Hono = createWebServer({
    publicUrl,
    trustProxy,
    queue,
    noteRefusal,
    refusalPace,
    logger,
    site: noteReads(pages),
    webhooks: publicPages.webhooks,
    pictures: services.pictures.fetch,
    services: embeddedRoutes(services.embedded),
    checkout: services.embedded.commerce?.fetch ?? null,
    operator: services.operator,
    files: vite ? null : staticFiles(join(buildFolder, 'client')),
    unready: async () => {
      const answers = await Promise.all([
        site.content.space().then(
          () => null,
          () => 'content',
        ),
        site.commerce.isReachable().then((reachable) => (reachable ? null : 'commerce')),
      ]);
      return answers.filter((name) => name !== null);
    },
  });

  // Drafts and rehearsals are never stored.
  const stored = vite || config.environment !== 'production' ? null : await servedPages(publicPages, publicUrl);
  if (stored) logCounts(stored, logger);
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) => {
    if (refuseForm(request, response)) return;
    if (vite) vite.middleware(request, response, () => void listener(request, response));
    else if (!stored?.answer(request, response, () => void listener(request, response)))
      void listener(request, response);
  });
  await listen(server, config.port, config.host);

  const port = (server.address() as { port: number }).port;
  process.stdout.write(`${startMessage(config, port)}\n`);

  const stopWarming = config.warmPictures
    ? startWarming({ pages, pictures: services.pictures, publicUrl, logger })
    : () => {};

  const stop = async () => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    stopWarming();
    await closeServer(server);
    await vite?.close();
    await Promise.all([services.close(), cache.close(), publicPages.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** Hits are counted, not logged one by one: writing the line would take longer than the answer. */
function logCounts({ takeCounts }: ServePages, logger: Logger): void {
  setInterval(() => {
    const counts = takeCounts();
    if (counts.stored + counts.waited > 0) logger.info({ event: 'pages_served', ...counts });
  }, countsEveryMs).unref();
}

/** Redis is loaded only where it is configured. */
async function sharing(url: string, logger: Logger) {
  const { shareByRedis } = await import('./page-cache/share-by-redis.ts');
  const onError = (error: unknown) => logger.warn({ event: 'redis_failed', error });
  return (onReturn: () => void) => shareByRedis(url, { onError, onReturn });
}

async function servedPages({ cache }: PublicPages, publicUrl: string) {
  return servePages(cache, createPageKeys(await builtRoutes(), publicUrl));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Stops accepting, lets what is under way finish, and cuts off what takes longer than the grace. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
