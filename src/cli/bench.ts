import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './bench/parts.ts';
import { generatePerformanceDocument } from './bench/report/performance-document.ts';

/**
 * `npm run bench -- <parts> [options]`: measures the parts that are named, or `all`, each in a process of its own, one after
 * another. Each writes `bench/results/<part>.json`; docs/performance.md is written from these. Exits with 1 when a part
 * failed or missed a goal. Options are for one part alone. Without a part it lists them.
 */
const root = join(import.meta.dirname, '../..');
const parameters = process.argv.slice(2);
const firstOption = parameters.findIndex((parameter) => parameter.startsWith('--'));
const named = firstOption < 0 ? parameters : parameters.slice(0, firstOption);
const options = firstOption < 0 ? [] : parameters.slice(firstOption);
const chosen = named.includes('all') ? Object.keys(parts) : named;
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));

if (unknown.length > 0) fail(`There is no part ${unknown.map((name) => `'${name}'`).join(', ')}.`);
else if (options.length > 0 && chosen.length !== 1) fail('Options are for one part: name one.');
else if (chosen.length === 0) process.stdout.write(usage());
else await runAll();

function fail(problem: string): void {
  process.stderr.write(`${problem}\n${usage()}`);
  process.exitCode = 2;
}

async function runAll(): Promise<void> {
  const failed: string[] = [];
  for (const name of chosen) if (!(await runPart(name))) failed.push(name);
  const [path, text] = generatePerformanceDocument(root);
  writeFileSync(join(root, path), text);
  if (failed.length === 0) return;
  process.stdout.write(`Failed, or missed a goal: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

/** Whether a part ran and reached its goals. */
async function runPart(name: string): Promise<boolean> {
  const file = join(import.meta.dirname, 'bench', parts[name]?.file ?? '');
  const child = spawn(process.execPath, [...process.execArgv, file, ...options], { cwd: root, stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, pass);
  const [code] = await once(child, 'exit');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, pass);
  return code === 0;
}

function usage(): string {
  const longest = Math.max(...Object.keys(parts).map((name) => name.length));
  const lines = Object.entries(parts).map(
    ([name, { does, options: own }]) => `  ${name.padEnd(longest)}  ${does}${own ? ` [${own}]` : ''}`,
  );
  return `npm run bench -- <parts, or all> [options of one part]\n${lines.join('\n')}\n`;
}
