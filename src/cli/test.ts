import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, runStages } from './testing/run-steps.ts';
import { suites } from './testing/test-suites.ts';

/**
 * `npm test` and its parts: `test.ts [all|lint|typecheck|check|unit|contract|e2e] [parameters of the test runner]`.
 * The last line counts all tests and checks; a failure anywhere makes it exit with 1.
 */
const [name = 'all', ...parameters] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'ash-test-'));
const suite = suites(reports, parameters)[name];

if (!suite) {
  process.stderr.write(`There is no test suite '${name}'\n`);
  process.exitCode = 1;
} else {
  const { passed, failed, skipped }: Count = await runStages(suite());
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
rmSync(reports, { recursive: true, force: true });
