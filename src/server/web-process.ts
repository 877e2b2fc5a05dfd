import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createDataCache } from '#cache/data-cache.ts';
import { openCommerceReads } from './cached-commerce.ts';
import type { Config } from './config.ts';
import { createSite } from './create-site.ts';
import { setupLink } from './editor-accounts.ts';
import { editorApplication } from './editor-application.ts';
import { createFormQueue } from './form-queue.ts';
import { createPageKeys } from './page-cache/page-key.ts';
import { noteReads } from './page-cache/page-notes.ts';
import { openPublicPages, type PublicPages } from './page-cache/public-pages.ts';
import { type ServePages, servePages } from './page-cache/serve-pages.ts';
import { sharing } from './page-cache/sharing.ts';
import { peersOfThisProcess } from './processes/process-messages.ts';
import { openRemoteServices } from './processes/remote-services.ts';
import { connectToServices } from './processes/services-connection.ts';
import { createRefusalPace } from './refusal-pace.ts';
import { createFormRefusal } from './refuse-forms.ts';
import { returnMemoryWhenQuiet } from './return-memory.ts';
import { servePageSheets } from './serve-page-sheets.ts';
import { closeServer, listen } from './serving.ts';
import { buildFolder, builtPageSheets, builtPages, builtRoutes, builtServerPages } from './site-build.ts';
import { startMessage } from './start-message.ts';
import { startServices, type WebServices } from './start-services.ts';
import { staticFiles } from './static-files.ts';
import { startWarming } from './warm-pictures.ts';
import { createWebServer } from './web-server.ts';

/** How often the number of pages served from the cache is logged, in ms. */
const countsEveryMs = 60_000;

/**
 * A process that serves pages. `socket` is where the services answer that another process runs; with null this process
 * runs them itself, and is the whole site.
 */
export async function runWeb(config: Config, logger: Logger, socket: string | null): Promise<void> {
  // Vite starts after the services, but before anybody can ask for a page.
  let loadPages = builtServerPages;
  const report = (message: string, error: unknown) => logger.warn({ event: 'picture_failed', message, error });
  const connection = socket === null ? null : connectToServices(socket);
  const services: WebServices = connection
    ? await openRemoteServices(config, connection, report)
    : await startServices(
        config,
        () => loadPages(),
        report,
        (request) => app.fetch(request),
      );
  const cache = createDataCache((key, error) => logger.warn({ event: 'old_answer_given', key, error }));
  const commerceReads = openCommerceReads(config);
  const site = createSite(config, services, cache, logger, commerceReads);
  const server = createServer();
  // Vite is loaded in development alone: production never pays for it.
  const vite = config.development
    ? await (await import('./development-pages.ts')).developmentPages(site, server)
    : null;
  if (vite) loadPages = vite.serverPages;
  const refusalPace = createRefusalPace();
  const { publicUrl, trustProxy } = config;
  const { isFlooding, noteRefusal } = site.forms.limit;
  const queue = createFormQueue();
  const refusals = { publicUrl, trustProxy, isFlooding, noteRefusal, pace: refusalPace };
  const refuseForm = createFormRefusal({ ...refusals, hasRoom: queue.hasRoom });
  const pages = vite ? vite.pages : await builtPages(site);
  const sheets = vite ? null : await builtPageSheets();
  const share = config.redisUrl === null ? null : await sharing(config.redisUrl, logger);
  const publicPages = openPublicPages({
    ...{
      config,
      site,
      commerceReads,
      logger,
      tokens: services.tokens,
      reservations: services.reservations,
      share,
      peers: connection && peersOfThisProcess(),
    },
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
    webhooks: connection ? (request) => connection.send('webhooks', request) : publicPages.webhooks.fetch,
    pictures: services.pictures.fetch,
    services: services.mounted,
    checkout: services.checkout,
    operator: services.operator,
    editors: services.editors,
    editorApplication:
      config.content.from === 'vendor' ? null : editorApplication(join(buildFolder, 'editor'), config.development),
    files: vite ? null : staticFiles(join(buildFolder, 'client')),
    pageSheets: sheets && servePageSheets(sheets),
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
    const next = () => void listener(request, response);
    // Stored pages come first: an answer takes so little that each question before it counts.
    if (stored?.answer(request, response, next)) return;
    if (refuseForm(request, response) || services.shopAtNode(request, response)) return;
    if (vite) vite.middleware(request, response, next);
    else next();
  });
  await listen(server, config.port, config.host);

  const port = (server.address() as { port: number }).port;
  // Of several processes the supervisor says it, once all of them listen.
  if (!connection) process.stdout.write(`${startMessage(config, port, await setupLink(config))}\n`);

  const isFirst = cluster.worker === undefined || cluster.worker.id === 1;
  const stopWarming =
    config.warmPictures && isFirst ? startWarming({ pages, pictures: services.pictures, publicUrl, logger }) : () => {};

  if (!config.development) returnMemoryWhenQuiet(server);
  const stop = async () => {
    if (!connection) process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    stopWarming();
    await closeServer(server);
    await vite?.close();
    await Promise.all([services.close(), cache.close(), publicPages.close()]);
    connection?.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  // The terminal sends it to all processes; of several the supervisor says when it is time.
  process.once('SIGINT', () => connection === null && void stop());
}

/** Hits are counted, not logged one by one: writing the line would take longer than the answer. */
function logCounts({ takeCounts }: ServePages, logger: Logger): void {
  setInterval(() => {
    const counts = takeCounts();
    if (counts.stored + counts.waited > 0) logger.info({ event: 'pages_served', ...counts });
  }, countsEveryMs).unref();
}

async function servedPages({ cache }: PublicPages, publicUrl: string) {
  return servePages(cache, createPageKeys(await builtRoutes(), publicUrl));
}
