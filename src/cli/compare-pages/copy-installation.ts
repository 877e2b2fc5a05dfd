import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { type OpenContent, openContent } from '../open-content.ts';

const root = join(import.meta.dirname, '../../..');
const cli = join(root, 'node_modules/.bin/storyblok');
/** The CLI knows its vendor's hosts alone: what it asks there is sent to the installation instead. */
const redirect = join(root, 'tests/contract/content/redirect-cli.mjs');
const carried = ['components', 'datasources', 'stories'];
/** Longest that one command of the CLI may take, in ms. */
const commandMs = 180_000;
const mostOutput = 64 * 1024 * 1024;

/** The content service of an installation, without its site, where the CLI can ask it. */
export type ServedContent = OpenContent & { origin: string; close: () => Promise<void> };

/** Opens the content of a database (`file:…`) on a port of its own. */
export async function serveContent(database: string): Promise<ServedContent> {
  const content = await openContent({ ...process.env, DATABASE_URL: database });
  const server: Server = createServer(getRequestListener((request) => content.service.fetch(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...content,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await content.service.close();
    },
  };
}

/**
 * Has the vendor's CLI pull everything that it carries from one installation and push it into another: content model,
 * datasources, and stories, which come last because they name the others. `folder` takes its files. The drawings of the
 * demonstration are files of the code, which every installation has; what was uploaded moves with `assets pull` and `push`
 * (`tests/contract/content/vendor-cli.test.ts`). Throws with what the CLI printed when it fails.
 */
export async function copyInstallation(folder: string, from: ServedContent, to: ServedContent): Promise<void> {
  const [source, target] = [String(from.spaceId), String(to.spaceId)];
  for (const what of carried) await run(folder, from, what, 'pull', '--space', source);
  for (const what of carried) await run(folder, to, what, 'push', '--space', target, '--from', source);
}

async function run(folder: string, { origin, managementToken }: ServedContent, ...words: string[]): Promise<void> {
  const options = ['--no-ui-enabled', '--no-report-enabled', '--no-log-file-enabled', '--api-rate-limit', '1000'];
  await promisify(execFile)(process.execPath, [cli, ...words, ...options], {
    cwd: folder,
    timeout: commandMs,
    maxBuffer: mostOutput,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_OPTIONS: `--import ${redirect}`,
      CONTENT_ORIGIN: origin,
      STORYBLOK_LOGIN: 'compare',
      STORYBLOK_TOKEN: managementToken,
      STORYBLOK_REGION: 'eu',
    },
  });
}
