import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The same engine without a browser's windows: a page costs it less than half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Longest that a browser's download may take, in ms. */
const downloadTimeout = 120_000;

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else a headless shell on the PATH, else Debian's (as root),
 * else a whole browser on the PATH, else Playwright's own download. Throws with what was tried when there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no file ${named}`);
    return named;
  }
  return onPath(shells) ?? installedShell() ?? onPath(browsers) ?? downloaded();
}

function installedShell(): string | null {
  if (process.getuid?.() !== 0 || !isDebian()) return null;
  const [shell = ''] = shells;
  process.stdout.write(`Installing Debian’s ${shell} …\n`);
  const limits = { timeout: downloadTimeout, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], { ...limits, stdio: 'ignore' });
  const install = ['install', '-y', '-qq', '--no-install-recommends', shell];
  spawnSync('apt-get', install, { ...limits, stdio: ['ignore', 'ignore', 'inherit'] });
  return onPath(shells);
}

function onPath(names: string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here: the next folder may have it.
      }
    }
  }
  return null;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function downloaded(): string {
  const require = createRequire(import.meta.url);
  const cli = join(require.resolve('playwright-core/package.json'), '../cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: downloadTimeout });
  } catch (cause) {
    throw new Error('No Chromium: none on the PATH, none from Debian, and none could be downloaded', { cause });
  }
  const { chromium } = require('playwright-core') as { chromium: { executablePath: () => string } };
  return chromium.executablePath();
}
