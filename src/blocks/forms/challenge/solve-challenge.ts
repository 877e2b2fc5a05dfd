import type { ChallengePayload } from '#protocol/challenge/challenge.ts';

/**
 * Solves a challenge in a worker; on the main thread where there are no workers, or where this one does not start (a
 * policy forbids it, its file did not come). Rejects with the signal's reason when it is aborted, and ends the worker.
 */
export async function solveChallenge(payload: ChallengePayload, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return solveHere(payload, signal);
  try {
    return (await answerOf(worker, payload, signal)) ?? (await solveHere(payload, signal));
  } finally {
    worker.terminate();
  }
}

async function solveHere(payload: ChallengePayload, signal: AbortSignal): Promise<string[]> {
  const { findSolutions } = await import('./find-solutions.ts');
  return findSolutions(payload, signal);
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What the worker finds; null when it fails. */
function answerOf(worker: Worker, payload: ChallengePayload, signal: AbortSignal): Promise<string[] | null> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(payload);
  });
}
