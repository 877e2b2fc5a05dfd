import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TOKENS } from './content-server.ts';

const cli = join(import.meta.dirname, '../../../node_modules/.bin/storyblok');
const redirect = join(import.meta.dirname, 'redirect-cli.mjs');

/** Runs the vendor's CLI in a folder against a service; rejects with what it printed when it fails. */
export async function runCli(folder: string, origin: string, ...parameters: string[]): Promise<string> {
  const options = ['--no-ui-enabled', '--no-report-enabled', '--no-log-file-enabled', '--api-rate-limit', '1000'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [cli, ...parameters, ...options], {
    cwd: folder,
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_OPTIONS: `--import ${redirect}`,
      CONTENT_ORIGIN: origin,
      STORYBLOK_LOGIN: 'test',
      STORYBLOK_TOKEN: TOKENS.managementToken,
      STORYBLOK_REGION: 'eu',
    },
  });
  return stdout + stderr;
}
