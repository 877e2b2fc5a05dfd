import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createDataCache } from '#cache/data-cache.ts';
import { openCommerceReads } from '../cached-commerce.ts';
import type { Config } from '../config.ts';
import { createSite } from '../create-site.ts';
import { openPublicPages } from '../page-cache/public-pages.ts';
import { sharing } from '../page-cache/sharing.ts';
import { builtServerPages } from '../site-build.ts';
import { startServices } from '../start-services.ts';
import { answerProcesses } from './answer-processes.ts';
import { peersOfThisProcess } from './process-messages.ts';

/**
 * The process of the services: it alone runs the embedded services, renders pictures by its child, sends mail, cleans up,
 * and takes webhooks, whose purges it tells the processes that serve pages. It has no pages itself.
 */
export async function runServices(config: Config, logger: Logger, socket: string): Promise<void> {
  const peers = peersOfThisProcess();
  const services = await startServices(
    config,
    builtServerPages,
    (message, error) => logger.warn({ event: 'picture_failed', message, error }),
    (request) => publicPages.webhooks.fetch(request),
  );
  const cache = createDataCache((key, error) => logger.warn({ event: 'old_answer_given', key, error }));
  const commerceReads = openCommerceReads(config);
  const site = createSite(config, services, cache, logger, commerceReads);
  const share = config.redisUrl === null ? null : await sharing(config.redisUrl, logger);
  const noPages = new Hono();
  const publicPages = openPublicPages({
    ...{
      config,
      site,
      commerceReads,
      logger,
      tokens: services.tokens,
      reservations: services.reservations,
      share,
      peers,
    },
    app: () => noPages,
  });
  const server = await answerProcesses(socket, { services, webhooks: publicPages.webhooks });

  const stop = async () => {
    await server.close();
    await Promise.all([services.close(), cache.close(), publicPages.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  // The terminal sends it to all processes; the supervisor says when it is time.
  process.on('SIGINT', () => {});
  process.once('disconnect', () => void stop());
  peers.tell({ type: 'ready' });
}
