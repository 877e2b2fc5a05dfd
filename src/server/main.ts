import { ConfigurationError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { readRole } from './processes/process-role.ts';

/**
 * The start of the server: of one process that does everything, or with `WEB_CONCURRENCY` of a supervisor, which starts
 * this file again for the services and for each process that serves pages. Each loads what it does alone.
 */
const logger = createLogger('info');

try {
  const development = process.argv.includes('--dev');
  const config = readConfig(process.env, development);
  const role = readRole(process.argv);
  if (role.kind === 'services') {
    await (await import('./processes/services-process.ts')).runServices(config, logger, role.socket);
  } else if (role.kind === 'alone' && config.webConcurrency > 1) {
    await (await import('./processes/supervise.ts')).supervise(config, logger);
  } else {
    await (await import('./web-process.ts')).runWeb(config, logger, role.kind === 'web' ? role.socket : null);
  }
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`The configuration cannot work.\n${error.message}\n`);
  process.exitCode = 1;
}
