import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { difficultyLimits, hardnessLimits } from '#protocol/challenge/challenge.ts';
import { parseJsonObject, readChallengeRequest } from '#protocol/challenge/challenge-request.ts';
import { maxSolutionLength } from '#protocol/challenge/solution.ts';
import type { HttpService } from '#services/http-service.ts';
import { sameToken } from '#services/same-token.ts';
import { canonicalHost } from './canonical-host.ts';
import { signChallenge } from './challenge-signature.ts';
import { openUsedChallenges } from './used-challenges.ts';
import { verifySolution } from './verify-solution.ts';

export type ChallengeServiceOptions = {
  /** As in `openDatabase`. */
  database: string;
  /** Secret, at least 16 characters; the same in every process. */
  signingKey: string;
  publicKey: string;
  secretKey: string;
  /** The hosts whose pages may ask for challenges, without ports. */
  hostnames: string[];
  /** How many zeros a hash must begin with, and how many such hashes are to be found. */
  difficulty?: number;
  hardness?: number;
  now?: () => Date;
};

/**
 * About 197,000 hashes (16 ** 3 * 48): some 0.6 s on one core (`npm run bench -- challenge`). Many easy solutions take
 * nearly the same time for everybody; few hard ones of the same sum would not.
 */
export const defaultDifficulty = 3;
export const defaultHardness = 48;

/** How long a challenge is valid, in milliseconds. */
export const challengeLifetimeMs = 300_000;

const longestBody = maxSolutionLength + 1_000;

/**
 * The bot challenge (docs/reference/forms.md#bot-challenge), as the vendor's service serves it: `POST /challenge`
 * {publicKey, hostname} answers a signed challenge of which nothing is stored; `POST /verify` {secretKey, solution}
 * answers {ok: true}, or {ok: false, message} with a `Refusal`. Each challenge is accepted once. A wrong body is a 400
 * with {message, field}. Throws RangeError for a difficulty or hardness beyond the limits, and for a short signing key.
 */
export async function createChallengeService(options: ChallengeServiceOptions): Promise<HttpService> {
  const { signingKey, hostnames, difficulty = defaultDifficulty, hardness = defaultHardness } = options;
  checkRange('difficulty', difficulty, difficultyLimits);
  checkRange('hardness', hardness, hardnessLimits);
  if (signingKey.length < 16) throw new RangeError('signingKey: must have at least 16 characters');
  const now = options.now ?? (() => new Date());
  const used = await openUsedChallenges(options.database);

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(bodyLimit({ maxSize: longestBody, onError: (c) => c.json({ message: 'The body is too long.' }, 413) }));

  app.post('/challenge', async (c) => {
    const read = readChallengeRequest(await c.req.text());
    if (!read.ok) return c.json(read.problem, 400);
    if (read.request.publicKey !== options.publicKey) {
      return c.json({ message: 'publicKey: is not known', field: 'publicKey' }, 400);
    }
    const payload = { nonce: randomBytes(16).toString('hex'), difficulty, hardness };
    const expiresAt = now().getTime() + challengeLifetimeMs;
    const hostname = canonicalHost(read.request.hostname);
    return c.json({ payload, signature: signChallenge(signingKey, payload, { expiresAt, hostname }) });
  });

  app.post('/verify', async (c) => {
    const { secretKey, solution } = parseJsonObject(await c.req.text()) ?? {};
    if (typeof secretKey !== 'string') return c.json(wrongField('secretKey', 'must be a text'), 400);
    if (!sameToken(secretKey, options.secretKey)) return c.json(wrongField('secretKey', 'is not known'), 401);
    if (typeof solution !== 'string') return c.json(wrongField('solution', 'must be a text'), 400);
    const refusal = await verifySolution(solution, { signingKey, hostnames, used }, now());
    if (refusal === 'malformed') return c.json({ ok: false, message: refusal, field: 'solution' }, 400);
    return c.json(refusal === null ? { ok: true } : { ok: false, message: refusal });
  });

  app.all('/challenge', (c) => c.json({ message: 'Only POST is answered here.' }, 405, { Allow: 'POST' }));
  app.all('/verify', (c) => c.json({ message: 'Only POST is answered here.' }, 405, { Allow: 'POST' }));
  app.notFound((c) => c.json({ message: `There is nothing at ${c.req.path}` }, 404));
  return { fetch: (request) => app.fetch(request), close: used.close };
}

function checkRange(name: string, value: number, { least, most }: { least: number; most: number }): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name}: must be a whole number from ${least} to ${most}, not ${value}`);
}

function wrongField(field: string, problem: string) {
  return { ok: false, message: `${field}: ${problem}`, field };
}
