import { serve } from '@hono/node-server';
import { createChallengeService } from '#embedded/challenge/challenge-service.ts';
import { testOptions } from './test-options.ts';

/** A challenge service of its own process: `node challenge-process.ts <database>` prints its port. */
const [database = ''] = process.argv.slice(2);
const service = await createChallengeService({ ...testOptions, database });
serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
