import type { ChallengePayload } from '#protocol/challenge/challenge.ts';
import { findSolutions } from './find-solutions.ts';

/** Takes one payload and answers with its solutions; the caller terminates the worker. */
addEventListener('message', async ({ data }: MessageEvent<ChallengePayload>) => {
  postMessage(await findSolutions(data));
});
