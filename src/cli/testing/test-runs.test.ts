import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStages, type Step } from './run-steps.ts';
import { countPlaywright, countVitest } from './test-reports.ts';

let folder: string;
let written: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-runs-'));
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const step = (name: string, code: string, count?: Step['count']): Step => ({
  name,
  command: [process.execPath, '-e', code],
  ...(count && { count }),
});

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('steps count as one each, and later stages run after a failure', async () => {
  const stages = [
    [[step('good', ''), step('bad', 'process.exit(3)')], [step('beside', 'console.log("said beside")')]],
    [[step('last', '')]],
  ];
  expect(await runStages(stages)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(written).toContain('said beside');
  expect(written).toContain('FAILED: bad');
  expect(written).toContain('ok: last');
});

test('a runner that fails without a failed test has failed', async () => {
  const crashed = step('crashed', 'process.exit(1)', () => ({ passed: 5, failed: 0, skipped: 0 }));
  expect(await runStages([[[crashed]]])).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a missing report is a failure', () => {
  const missing = join(folder, 'missing.json');
  expect(countVitest(missing)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(missing, { failOnFlaky: false })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const flakyReport = {
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { title: 'is steady', file: 'a.spec.ts', line: 3, tests: [{ status: 'expected' }] },
            { title: 'is flaky', file: 'a.spec.ts', line: 9, tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    },
  ],
};

test.each([
  [false, { passed: 8, failed: 1, skipped: 2 }],
  [true, { passed: 7, failed: 2, skipped: 2 }],
])('a test that passed at the second try is named; it fails in CI (%s)', (failOnFlaky, counted) => {
  expect(countPlaywright(report(flakyReport), { failOnFlaky })).toEqual(counted);
  expect(written).toContain('a.spec.ts:9 is flaky');
  expect(written).not.toContain('is steady');
});
