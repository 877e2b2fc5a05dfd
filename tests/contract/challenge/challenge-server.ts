import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { findSolutions } from '#blocks/forms/challenge/find-solutions.ts';
import { type ChallengeClient, createChallengeClient } from '#clients/challenge/challenge-client.ts';
import { type ChallengeServiceOptions, createChallengeService } from '#embedded/challenge/challenge-service.ts';
import { type Challenge, readChallenge } from '#protocol/challenge/challenge.ts';
import { encodeSolution } from '#protocol/challenge/solution.ts';
import { type TestDatabase, testDatabases } from '../commerce/databases.ts';
import { testOptions } from './test-options.ts';

/** As `testDatabases`, but SQLite in a file: several services open it. */
export const sharedDatabases: TestDatabase[] = testDatabases.map((entry) =>
  entry.name === 'SQLite' ? { name: 'SQLite', open: async () => onFile() } : entry,
);

function onFile() {
  const folder = mkdtempSync(join(tmpdir(), 'ash-challenge-'));
  return { location: join(folder, 'site.db'), drop: async () => rmSync(folder, { recursive: true }) };
}

export type ChallengeServer = { origin: string; client: ChallengeClient; close: () => Promise<void> };

/** The service behind a real socket, and our client speaking to it. */
export async function startServer(
  database: string,
  options: Partial<ChallengeServiceOptions> = {},
): Promise<ChallengeServer> {
  const service = await createChallengeService({ ...testOptions, ...options, database });
  return new Promise((resolve) => {
    const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      const close = async () => {
        await new Promise((closed) => server.close(closed));
        await service.close();
      };
      resolve({ ...clientOf(port), close });
    });
  });
}

/** The same in a process of its own. */
export async function startProcess(database: string): Promise<ChallengeServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'challenge-process.ts'), database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { ...clientOf(Number(line)), close: () => end(child) };
  }
  throw new Error('The service ended before it listened.');
}

function clientOf(port: number): Pick<ChallengeServer, 'origin' | 'client'> {
  const origin = `http://127.0.0.1:${port}`;
  return { origin, client: createChallengeClient({ baseUrl: origin, secretKey: testOptions.secretKey }) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** A challenge for a page of this host. */
export async function challengeFrom({ client }: ChallengeServer, hostname = 'ash.example'): Promise<Challenge> {
  const { body } = await client.issue({ publicKey: testOptions.publicKey, hostname });
  const challenge = readChallenge(body);
  if (!challenge) throw new Error(`This is no challenge: ${JSON.stringify(body)}`);
  return challenge;
}

/** Solves as our browser code does. */
export async function solutionOf(challenge: Challenge): Promise<string> {
  return encodeSolution({ challenge, solutions: await findSolutions(challenge.payload) });
}
