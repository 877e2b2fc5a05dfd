import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentService } from '#embedded/content/content-service.ts';
import { measureReads, type ReadTimes } from '#embedded/content/measure-reads.ts';
import { sampleStories } from '#embedded/content/sample-stories.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- content`: reads of the embedded content service with 100 and with 10,000 stories, medians in
 * milliseconds. One story may take at most 1.3 times as long among many, a list at most 50 ms.
 */
const [few, many] = [100, 10_000];
const mostRatio = 1.3;
const mostListMs = 50;
const rounds = 100;
const [slug = ''] = sampleStories(few)
  .slice(few / 2)
  .map((story) => story.full_slug);

const report = startReport('content');
report.note('In process, on SQLite. In turns; medians.');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const [small, large] = [await open(few), await open(many)];
// Warm first, so that neither pays for what both share; then in turns, so that both see the same machine.
for (const { ask } of [small, large]) await measureReads(ask, slug, 20);
const runs: Record<'small' | 'large', ReadTimes[]> = { small: [], large: [] };
for (let run = 0; run < 3; run += 1) {
  runs.small.push(await measureReads(small.ask, slug, rounds));
  runs.large.push(await measureReads(large.ask, slug, rounds));
}
await Promise.all([small.close(), large.close()]);
rmSync(folder, { recursive: true });

const story = { small: median(runs.small.map((times) => times.story)), large: median(runs.large.map((t) => t.story)) };
report.add({ of: 'one story by slug', what: `${few} stories`, unit: 'ms', value: story.small });
report.add({ of: 'one story by slug', what: `${many} stories`, unit: 'ms', value: story.large });
report.add({ of: 'one story by slug', what: 'ratio', unit: '', value: story.large / story.small, atMost: mostRatio });
for (const name of Object.keys(runs.large[0]?.lists ?? {})) {
  const value = median(runs.large.map((times) => times.lists[name] ?? Number.NaN));
  report.add({ of: `list '${name}'`, what: `${many} stories`, unit: 'ms', value, atMost: mostListMs });
}
report.finish();

async function open(count: number) {
  const service = await createContentService({
    database: join(folder, `${count}.db`),
    spaceId: 1,
    spaceName: 'bench',
    domain: 'http://localhost/',
    publicToken: 'public',
    previewToken: 'preview',
    managementToken: 'management',
    rateLimit: 0,
  });
  await service.seed({ stories: sampleStories(count), datasources: [] });
  const space = await service.fetch(new Request('http://content/v2/cdn/spaces/me?token=public'));
  const { version } = ((await space.json()) as { space: { version: number } }).space;
  return {
    ask: async (path: string) =>
      service.fetch(new Request(`http://content/v2/cdn/${path}&token=public&version=published&cv=${version}`)),
    close: () => service.close(),
  };
}
