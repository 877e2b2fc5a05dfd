import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBuiltSite } from './built-site.ts';
import { launchBrowser } from './compare-pages/browser-pages.ts';
import { openEditorByKeys } from './editor-walk/editor-keys.ts';
import { walkSteps } from './editor-walk/walk-steps.ts';

/**
 * `npm run editor:walk`: whether a person with `/editor` and a keyboard alone can open a sixth hotel. In a fresh installation of
 * the build in `build/`, by keys that a browser is sent: the hotel with its rooms, menu, event and offer, a collision of two
 * editors, a publication at a time, the way back to a former version, and the export, which must pass `validateStory`. Prints
 * each step with its time and its presses; exits with 1 and the step's name when one fails.
 */
const root = join(import.meta.dirname, '../..');
const password = 'a lamp in every window';
const accounts = { first: 'ines@ash.example', second: 'otto@ash.example' };
/** Longest that the page may take for what one press asks, in ms. */
const stepMs = 20_000;

const data = await mkdtemp(join(tmpdir(), 'ash-walk-'));
const database = `file:${join(data, 'ash.db')}`;
const site = await startBuiltSite(await freePort(), { DATABASE_URL: database, CONTENT_RATE_LIMIT: '0' });
const browser = await launchBrowser();
try {
  for (const email of Object.values(accounts)) {
    execFileSync(process.execPath, ['src/cli/editor-user.ts', '--email', email, '--role', 'publisher'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database, EDITOR_PASSWORD: password },
      stdio: 'ignore',
    });
  }
  const editor = await openEditorByKeys(browser, site.address, stepMs);
  const other = await openEditorByKeys(browser, site.address, stepMs);
  const presses = () => editor.keys.presses() + other.keys.presses();
  const started = performance.now();
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
  for (const [name, step] of walkSteps({ site: site.address, editor, other, accounts, password })) {
    const [before, since] = [presses(), performance.now()];
    try {
      const words = await step();
      process.stdout.write(
        `${name}: ${seconds(since)} s, ${presses() - before} presses${typeof words === 'string' ? `; ${words}` : ''}\n`,
      );
    } catch (error) {
      process.stderr.write(`${name}: failed after ${presses() - before} presses\n${(error as Error).message}\n`);
      const picture = join(tmpdir(), 'editor-walk.png');
      await editor.page.screenshot({ path: picture });
      process.stderr.write(`What the editor shows: ${picture}\n`);
      process.exitCode = 1;
      break;
    }
  }
  if (!process.exitCode) process.stdout.write(`The walk took ${seconds(started)} s and ${presses()} presses.\n`);
} finally {
  await browser.close();
  await site.stop();
  await rm(data, { recursive: true, force: true });
}
