import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Makes seeds in a process of its own. */
export type SeedProcess<Name extends string, Seeds extends Record<Name, unknown>> = {
  /** The seed of that name. The first call starts the process. */
  seed: <One extends Name>(name: One) => Promise<Seeds[One]>;
  close: () => void;
};

/**
 * Runs `file`, which answers each message, the name of a seed, with that seed. What it loads for that (a third of the
 * memory of a fresh server) is given back when the process ends.
 */
export function openSeedProcess<Name extends string, Seeds extends Record<Name, unknown>>(
  file: string,
): SeedProcess<Name, Seeds> {
  let child: ChildProcess | null = null;
  return {
    async seed(name) {
      child ??= fork(file, { execArgv: [], serialization: 'advanced' });
      const ended = new AbortController();
      const end = (code: number | null) => ended.abort(new Error(`The process of the seeds ended with ${code}.`));
      child.once('exit', end);
      try {
        const answer = once(child, 'message', { signal: ended.signal });
        child.send(name);
        const [seed] = await answer;
        return seed;
      } catch (error) {
        throw ended.signal.reason ?? error;
      } finally {
        child.off('exit', end);
      }
    },
    close() {
      child?.kill();
    },
  };
}
