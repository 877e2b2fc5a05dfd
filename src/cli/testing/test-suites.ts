import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import type { Stage, Step } from './run-steps.ts';
import { countPlaywright, countVitest } from './test-reports.ts';

const root = join(import.meta.dirname, '../../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const lint: Step[] = [
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'styles', command: [bin('stylelint'), 'src/**/*.css'] },
];
const typecheck: Step[] = [
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types: server and tests', command: [bin('tsc'), '-p', 'tsconfig.node.json'] },
  { name: 'types: pages', command: [bin('tsc'), '-p', 'tsconfig.web.json'] },
];
const generated: Step[] = [{ name: 'generated code', command: [process.execPath, 'src/cli/generate.ts', '--check'] }];
const content: Step = { name: 'content', command: [process.execPath, 'src/cli/check-content.ts'] };
const build: Step = { name: 'build', command: [process.execPath, 'src/cli/build.ts'] };

/**
 * The suites of `npm test` and of its parts, by name, as stages.
 * @param reports folder for the test runners' reports
 * @param parameters handed to the test runner, such as the files to run
 */
export function suites(reports: string, parameters: string[]): Record<string, () => Stage[]> {
  const vitest = (name: string, ...projects: string[]): Step => {
    const report = join(reports, 'vitest.json');
    const selected = projects.map((project) => `--project=${project}`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    return {
      name,
      command: [bin('vitest'), 'run', ...selected, ...reporters, ...parameters],
      count: () => countVitest(report),
    };
  };
  const browser = (): Step => {
    const report = join(reports, 'playwright.json');
    return {
      name: 'browser tests',
      command: [bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', ...parameters],
      env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: () => countPlaywright(report, { failOnFlaky: Boolean(process.env.CI) }),
    };
  };
  return {
    lint: () => [[lint]],
    typecheck: () => [[typecheck]],
    unit: () => [[[vitest('unit tests', 'unit')]]],
    contract: () => [[[vitest('contract tests', 'contract', 'contract-dom')]]],
    e2e: () => [[[build]], [[browser()]]],
    check: () => [[[...lint, ...generated, content], typecheck, [vitest('unit tests', 'unit')]]],
    // The browser tests have the machine to themselves: they need every core, and a quiet one.
    all: () => [
      [
        [...lint, ...generated, content, ...typecheck, build],
        [vitest('unit and contract tests', 'unit', 'contract', 'contract-dom')],
      ],
      [[browser()]],
    ],
  };
}
