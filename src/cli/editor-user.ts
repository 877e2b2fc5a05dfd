import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { newAccount } from '#services/editors/editor-routes.ts';
import { openEditors } from '#services/editors/open-editors.ts';

/**
 * `npm run editor:user -- --email … --role editor|publisher|administrator`: makes an editor's account, or gives another role
 * and password to one. The password is asked for, or comes from EDITOR_PASSWORD. `--remove` takes the account away.
 */
const usage = 'Usage: npm run editor:user -- --email … (--role editor|publisher|administrator | --remove)';

try {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, role: { type: 'string' }, remove: { type: 'boolean' } },
  });
  process.stdout.write(`${await change(values)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function change({ email, role, remove }: { email?: string; role?: string; remove?: boolean }): Promise<string> {
  if (email === undefined || (role === undefined) !== (remove ?? false)) throw new Error(usage);
  const editors = await openEditors(readConfig(process.env, false).database);
  try {
    if (remove) {
      if (!(await editors.remove(email, null))) throw new Error(`--email: there is no account of ${email}`);
      return `removed: ${email}`;
    }
    // Before a password is asked for, the rest must be right.
    checked({ email, role });
    const account = checked({ email, role, password: process.env.EDITOR_PASSWORD || (await askPassword()) });
    await editors.save(account, null);
    return `saved: ${account.email}, ${account.role}`;
  } finally {
    await editors.close();
  }
}

function checked(given: object) {
  const account = newAccount.safeParse(given);
  if (account.success) return account.data;
  throw new Error(account.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

/** Asks without showing what is typed. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write('Password: ');
  const line = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  // Without anybody to answer, the input ends.
  const password = await Promise.race([line.question(''), once(line, 'close').then(() => '')]);
  line.close();
  process.stdout.write('\n');
  return password;
}
