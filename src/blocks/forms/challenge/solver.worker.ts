import type { ChallengePayload } from '#protocol/challenge/challenge.ts';
import { findSolutions } from './find-solutions.ts';

/** Takes one payload and answers its solutions; whoever started the worker ends it. */
addEventListener('message', async ({ data }: MessageEvent<ChallengePayload>) => {
  postMessage(await findSolutions(data));
});
