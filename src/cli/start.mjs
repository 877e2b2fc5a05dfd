// The first file of every npm script. It runs on whatever Node the machine has (20 or later), in plain JavaScript, with
// nothing installed yet: it installs what is missing and hands over to the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/node/bin/node');

// What bounds the memory of the server's processes (docs/operations.md).
const server = JSON.parse(readFileSync(join(root, 'src/server/node-settings.json'), 'utf8'));

const tasks = {
  up: [...server.flags, 'src/cli/up.ts'],
  // Vite takes packages' development builds: the server must take the same, or there would be two of each.
  dev: ['--conditions=development', 'src/server/main.ts', '--dev'],
  build: ['src/cli/build.ts'],
  test: ['src/cli/test.ts', 'all'],
  check: ['src/cli/test.ts', 'check'],
  lint: ['src/cli/test.ts', 'lint'],
  typecheck: ['src/cli/test.ts', 'typecheck'],
  'test:unit': ['src/cli/test.ts', 'unit'],
  'test:contract': ['src/cli/test.ts', 'contract'],
  'test:e2e': ['src/cli/test.ts', 'e2e'],
  seed: ['src/cli/seed.ts'],
  bench: ['src/cli/bench.ts'],
  'faults:forms': ['src/cli/faults/kill-while-sending.ts'],
  generate: ['src/cli/generate.ts'],
  'generate:artwork': ['src/cli/generate-artwork-facts.ts'],
  'generate:guide': ['src/cli/editor-guide-pictures.ts'],
  'generate:film': ['src/cli/render-film.ts'],
  'artwork:sheet': ['src/cli/artwork-sheet.ts'],
  'compare:pages': ['src/cli/compare-pages.ts'],
  orders: ['src/cli/orders.ts'],
  tokens: ['src/cli/tokens.ts'],
  'editor:user': ['src/cli/editor-user.ts'],
  'editor:walk': ['src/cli/editor-walk.ts'],
  'content:check': ['src/cli/check-content.ts'],
  'content:publish': ['src/cli/publish.ts'],
};

const [task = '', ...rest] = process.argv.slice(2);
const script = tasks[task];
if (!script) {
  console.error(`Unknown task '${task}'. There are: ${Object.keys(tasks).join(', ')}`);
  process.exit(1);
}

if (!isInstalled()) {
  const install = spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (install.status !== 0) process.exit(install.status ?? 1);
}

const child = spawn(node, [...script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...(task === 'up' && server.environment),
    ...process.env,
    NODE_ENV: task === 'dev' ? 'development' : 'production',
    NODE_NO_WARNINGS: '1',
    // Compiled code is cached from one start to the next.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** npm leaves a copy of the lock file in node_modules: older than ours means that something is missing. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(node)) return false;
  const lock = join(root, 'package-lock.json');
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  const packages = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  const present = new Map(packages(installed).map(([path, entry]) => [path, entry.version]));
  return packages(lock).every(([path, entry]) => path === '' || entry.optional || present.get(path) === entry.version);
}
