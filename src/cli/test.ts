import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

/** `npm test`: everything that says done. Its last line counts all of it; a failure anywhere makes it exit with 1. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'ash-test-'));

type Count = { passed: number; failed: number; skipped: number };
type Step = {
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Reads how many tests ran; without it, the step itself counts as one. */
  count?: () => Count;
};

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const steps: Step[] = [
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'styles', command: [bin('stylelint'), 'src/**/*.css'] },
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types: server and tests', command: [bin('tsc'), '-p', 'tsconfig.node.json'] },
  { name: 'types: pages', command: [bin('tsc'), '-p', 'tsconfig.web.json'] },
  { name: 'generated code', command: [process.execPath, 'src/cli/generate-operations.ts', '--check'] },
  {
    name: 'unit and contract tests',
    command: [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  { name: 'content', command: [process.execPath, 'src/cli/check-content.ts'] },
  { name: 'build', command: [process.execPath, 'src/cli/build.ts'] },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright,
  },
];

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const started = Date.now();
  process.stdout.write(`\n— ${step.name}\n`);
  const code = await run(step);
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test (it crashed, or ran none) has failed all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted[key];
  process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`);
}
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run(step: Step): Promise<number> {
  const [program, ...parameters] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm scripts set production for the site; the tests' own tools choose for themselves.
      env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', ...step.env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function countVitest(): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(vitestReport);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function countPlaywright(): Count {
  type Stats = { expected: number; unexpected: number; flaky: number; skipped: number };
  const report = readReport<{ stats: Stats }>(playwrightReport);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) process.stdout.write(`${flaky} of them passed at the second try only\n`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
