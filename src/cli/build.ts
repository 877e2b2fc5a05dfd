import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Builds the site and the editor, and puts a `.br` and a `.gz` twin beside every text file, so that serving one is a copy. */
const root = join(import.meta.dirname, '../..');
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

function run(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...parameters], {
    cwd: root,
    stdio: ['ignore', process.env.CI ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const folder = join(root, 'build/client');
run('@react-router/dev/bin.cjs', 'build');
const site = await hashOf(folder);
run('vite/bin/vite.js', 'build', '--config', 'vite.editor.config.ts');
if ((await hashOf(folder)) !== site) throw new Error('The build of the editor has changed what visitors get.');

// The styles of everything, as Vite writes them: pages have stylesheets of their own (`src/app/styles/`).
for (const name of await readdir(join(folder, 'assets'))) {
  if (/^style-.+\.css$/.test(name)) await rm(join(folder, 'assets', name));
}
for (const built of [folder, join(root, 'build/editor')]) await compressFiles(built);

/** Of the names and contents of all files in a folder. */
async function hashOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

async function compressFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(directory, file);
        const text = await readFile(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text)]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
  );
}
