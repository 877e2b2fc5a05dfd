import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataCache } from '#cache/data-cache.ts';
import { readConfig } from '#server/config.ts';
import { createSite } from '#server/create-site.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages } from '#server/site-build.ts';
import { startServices } from '#server/start-services.ts';
import { compareAnswers, mostSigmas } from './answer-times.ts';

/**
 * `npm run bench:doors [-- <tries>]`: whether login, register and reset tell by text or time that an address has an
 * account, by 400 tries of each. Exits with 1 when one does.
 */
const tries = Number(process.argv[2] ?? 400);

const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const config = readConfig(
  { DATABASE_URL: `file:${join(folder, 'ash.db')}`, LOGIN_LIMIT: '0', CONTENT_RATE_LIMIT: '0' },
  false,
);
const services = await startServices(config, () => {});
const cache = createDataCache();
const pages = await builtPages(createSite(config, services, cache, createLogger('silent')));

const comparisons = await compareAnswers(async (path, body) => {
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  const request = new Request(config.publicUrl + path, { method: 'POST', body, headers });
  const answer = await pages(request, '127.0.0.1');
  return { status: answer.status, text: await answer.text() };
}, tries);
for (const { door, sameText, rank, sigmas } of comparisons) {
  const text = sameText ? 'one text' : 'DIFFERENT TEXTS';
  process.stdout.write(
    `${door}: ${tries} tries, ${text}, rank ${rank.toFixed(3)} (0.5 tells nothing), ${sigmas.toFixed(1)} of ${mostSigmas} sigmas\n`,
  );
}
process.exitCode = comparisons.every(({ sameText, sigmas }) => sameText && sigmas <= mostSigmas) ? 0 : 1;
await Promise.all([services.close(), cache.close()]);
rmSync(folder, { recursive: true });
