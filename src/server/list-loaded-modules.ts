import { registerHooks } from 'node:module';
import { readConfig } from './config.ts';

/**
 * The process of start-embedded.test.ts: starts the services with the configuration of its environment, stops them, and
 * prints the folders below `src/embedded` of which a file was loaded, `content`, and `sharp`, which belongs into the render
 * process, as JSON.
 */
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const [, folder] = /\/(src\/embedded\/[^/]+|(?<!src\/\w+\/)content|node_modules\/sharp)\//.exec(url) ?? [];
    if (folder) loaded.add(folder);
    return next(url, context);
  },
});

const { startServices } = await import('./start-services.ts');
const noPages = () => Promise.reject(new Error('No page is asked for.'));
const services = await startServices(readConfig(process.env, false), noPages, (message, error) => {
  throw new Error(message, { cause: error });
});
await services.close();
process.stdout.write(JSON.stringify([...loaded].sort()));
