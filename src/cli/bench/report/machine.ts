import { spawnSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Machine } from './figure.ts';

/** Packages whose version may change a figure. */
const measuring = ['autocannon', 'lighthouse'] as const;
const serving = ['react', 'react-router', 'hono', 'bentocache'] as const;

export function thisMachine(): Machine {
  const { dependencies, devDependencies } = packageFile;
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    packages: {
      ...Object.fromEntries(serving.map((name) => [name, dependencies[name]])),
      ...Object.fromEntries(measuring.map((name) => [name, devDependencies[name]])),
    },
  };
}

/** The commit that is checked out, `unknown` without Git. */
export function checkedOutCommit(root: string): string {
  const commit = git(root, 'rev-parse', '--short=10', 'HEAD');
  if (!commit) return 'unknown';
  // Its own results are what a run changes.
  const changes = git(root, 'status', '--porcelain', '--', '.', ':!bench/results', ':!docs/performance.md');
  return changes ? `${commit}, changed` : commit;
}

function git(root: string, ...parameters: string[]): string {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : '';
}
