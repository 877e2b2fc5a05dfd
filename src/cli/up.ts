import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `npm run up`: builds the site where the build is missing or older than its sources, then serves it. Everything else
 * (database, seed) is the server's own start.
 */
const root = join(import.meta.dirname, '../..');
const sources = ['src', 'public', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

if (await isStale(join(root, 'build/server/index.js'))) await import('./build.ts');
await import('#server/main.ts');

async function isStale(build: string): Promise<boolean> {
  if (!existsSync(build)) return true;
  const built = statSync(build).mtimeMs;
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? await readdir(path, { recursive: true }) : ['.'];
    if (files.some((file) => statSync(join(path, file)).mtimeMs > built)) return true;
  }
  return false;
}
