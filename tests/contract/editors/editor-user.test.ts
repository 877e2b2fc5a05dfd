import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Editors, openEditors } from '#services/editors/open-editors.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'editor-user-'));
const database = join(folder, 'ash.db');
const password = 'a lamp in every window';
const email = 'ada@ash.example';

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command; `typed` is what somebody types who is asked for a password. */
function run(parameters: string[], { env = {}, typed = '' } = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const options = {
      cwd: root,
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${database}`, NODE_NO_WARNINGS: '1', ...env },
      timeout: 30_000,
    };
    const child = execFile(
      process.execPath,
      ['src/cli/editor-user.ts', ...parameters],
      options,
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(typed);
  });
}
async function withAccounts<Result>(work: (editors: Editors) => Promise<Result>): Promise<Result> {
  const editors = await openEditors(database);
  try {
    return await work(editors);
  } finally {
    await editors.close();
  }
}

test('the command makes an account, changes it and takes it away, and its password is never shown', async () => {
  const made = await run(['--email', email, '--role', 'administrator'], { env: { EDITOR_PASSWORD: password } });
  expect(made).toEqual({ code: 0, stdout: `saved: ${email}, administrator\n`, stderr: '' });
  const asked = await run(['--email', 'pia@ash.example', '--role', 'editor'], { typed: `${password}\n` });
  expect([asked.code, asked.stdout]).toEqual([0, 'Password: \nsaved: pia@ash.example, editor\n']);
  await run(['--email', 'pia@ash.example', '--role', 'publisher'], { env: { EDITOR_PASSWORD: `${password}, too` } });
  await withAccounts(async (editors) => {
    expect((await editors.list()).map((account) => `${account.email} ${account.role}`)).toEqual([
      `${email} administrator`,
      'pia@ash.example publisher',
    ]);
    expect(await editors.logIn('pia@ash.example', password)).toBeNull();
    expect(await editors.logIn('pia@ash.example', `${password}, too`)).not.toBeNull();
  });
  expect((await run(['--email', 'pia@ash.example', '--remove'])).stdout).toBe('removed: pia@ash.example\n');
  await withAccounts(async (editors) => expect(await editors.list()).toHaveLength(1));
});

test('what is wrong is named, and changes nothing', async () => {
  const env = { EDITOR_PASSWORD: password };
  for (const [parameters, options, words] of [
    [['--email', email], { env }, 'Usage: npm run editor:user'],
    [['--email', email, '--role', 'king'], { env }, '--role: '],
    [['--email', 'ada', '--role', 'editor'], { env }, '--email: '],
    [['--email', 'eve@ash.example', '--role', 'editor'], { env: { EDITOR_PASSWORD: 'short' } }, '--password: needs 12'],
    [['--email', 'eve@ash.example', '--role', 'editor'], {}, '--password: '],
    [['--email', 'eve@ash.example', '--remove'], {}, '--email: there is no account of eve@ash.example'],
    [['--email', email, '--remove'], {}, 'There would be no administrator any more'],
  ] as const) {
    const failed = await run([...parameters], options);
    expect([failed.code, failed.stderr], parameters.join(' ')).toEqual([1, expect.stringContaining(words)]);
  }
  await withAccounts(async (editors) => expect(await editors.list()).toHaveLength(1));
});
