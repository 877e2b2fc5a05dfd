import { parseArgs } from 'node:util';
import { contentSeed } from '#content/seed.ts';
import { sampleStories } from '#services/content/sample-stories.ts';
import { openContent } from './open-content.ts';

/**
 * `npm run seed [-- --stories 10000]`: puts the demonstration group into the configured database, and with `--stories`
 * that many made-up articles beside it. Stories that are already as the seed has them are left alone.
 */
const { values } = parseArgs({ options: { stories: { type: 'string', default: '0' } } });
const count = Number(values.stories);

if (!Number.isInteger(count) || count < 0) {
  process.stderr.write(`--stories: '${values.stories}' is not a number of stories\n`);
  process.exitCode = 1;
} else {
  const started = performance.now();
  const { service } = await openContent(process.env);
  const seed = contentSeed(new Date());
  await service.seed({ ...seed, stories: [...seed.stories, ...sampleStories(count)] });
  await service.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${seed.stories.length} stories of the demonstration group and ${count} made-up ones, `);
  process.stdout.write(`in ${seconds} s\n`);
}
