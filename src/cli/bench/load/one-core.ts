import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Gives a process, with all its threads, one core: what serves has the first, what sends the load the second, so that
 * neither takes time from the other. Answers false where that cannot be done (no `taskset`, or one core alone).
 */
export function giveCore(pid: number, core: 0 | 1): boolean {
  if (cpus().length < 2) return false;
  const { status } = spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore', timeout: 10_000 });
  return status === 0;
}
