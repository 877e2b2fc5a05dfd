import { readFileSync } from 'node:fs';
import type { Count } from './run-steps.ts';

/** What Vitest's JSON report counts. */
export function countVitest(file: string): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/**
 * What Playwright's JSON report counts. Tests that passed at the second try only are written out by name; with
 * `failOnFlaky` they count as failed.
 */
export function countPlaywright(file: string, { failOnFlaky }: { failOnFlaky: boolean }): Count {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) {
    process.stdout.write(`${flaky} passed at the second try only${failOnFlaky ? ', which counts as failed' : ''}:\n`);
    for (const name of flakyTests(report.suites)) process.stdout.write(`  ${name}\n`);
  }
  return failOnFlaky
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped };
}

function flakyTests(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
