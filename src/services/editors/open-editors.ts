import { randomUUID } from 'node:crypto';
import type { Actor, EditorRole } from '#protocol/editor-roles.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPasswords, type HashCost } from '../passwords.ts';
import { newSecret, secretHash } from '../secret.ts';
import { editorMigrations } from './migrations.ts';
import type { EditorTables } from './tables.ts';

const hour = 60 * 60 * 1000;
/** A session ends when it was not used for so long, and at the latest so long after the login, in ms. */
const idleMs = 12 * hour;
const longestMs = 7 * 24 * hour;
/** How often it is written down that a session is in use, in ms. */
const noteEveryMs = 5 * 60 * 1000;
/** How long the link of a first start holds, in ms; in words in `start-message.ts` and `setupPage` (docs/texts.md). */
const setupMs = 24 * hour;
/** Notes of the audit log that are kept. */
const auditMs = 365 * 24 * hour;

export type Editors = Awaited<ReturnType<typeof openEditors>>;
export type Account = { email: string; role: EditorRole; created_at: string };
export type AuditEntry = { at: string; email: string | null; action: string; detail: string };

/** The last administrator may not go: nobody could make another one. */
export class LastAdministrator extends Error {
  override readonly name = 'LastAdministrator';
}

/** Editors' accounts, their sessions and the log of both; `database` is as in `openDatabase`. */
export async function openEditors(
  database: string,
  { now = () => new Date(), cost }: { now?: () => Date; cost?: HashCost } = {},
) {
  const { db, close } = await openDatabase<EditorTables>(database, 'editor', editorMigrations);
  const passwords = createPasswords(undefined, cost);
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();

  /** `by` did something with `detail`; of what failed, whose account was tried. */
  async function note(by: string | null, action: string, detail = ''): Promise<void> {
    const entry = { id: randomUUID(), at: now().toISOString(), email: by, action, detail };
    await db.insertInto('editor_audit').values(entry).execute();
    await db.deleteFrom('editor_audit').where('at', '<', ago(auditMs)).execute();
  }
  async function checkNotLast(email: string): Promise<void> {
    const others = db
      .selectFrom('editor')
      .select('email')
      .where('role', '=', 'administrator')
      .where('email', '!=', email);
    if (!(await others.executeTakeFirst())) throw new LastAdministrator('There would be no administrator any more');
  }
  const find = (email: string) => db.selectFrom('editor').selectAll().where('email', '=', email).executeTakeFirst();

  /** Makes an account, or gives another role or password to one; its sessions end then. */
  async function save(
    account: { email: string; role: EditorRole; password?: string | undefined },
    by: string | null,
  ): Promise<void> {
    const email = plainAddress(account.email);
    const old = await find(email);
    if (old?.role === 'administrator' && account.role !== 'administrator') await checkNotLast(email);
    const password_hash = account.password === undefined ? old?.password_hash : await passwords.hash(account.password);
    if (password_hash === undefined) throw new Error('A new account needs a password');
    await db
      .insertInto('editor')
      .values({ email, role: account.role, password_hash, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: account.role, password_hash }))
      .execute();
    await db.deleteFrom('editor_session').where('email', '=', email).execute();
    await note(by, old ? 'account_changed' : 'account_created', `${email} ${account.role}`);
  }

  return {
    save,
    close,
    note,

    list: (): Promise<Account[]> =>
      db.selectFrom('editor').select(['email', 'role', 'created_at']).orderBy('email').execute(),

    /** False where there is no such account. */
    async remove(address: string, by: string | null): Promise<boolean> {
      const email = plainAddress(address);
      const old = await find(email);
      if (!old) return false;
      if (old.role === 'administrator') await checkNotLast(email);
      await db.deleteFrom('editor_session').where('email', '=', email).execute();
      await db.deleteFrom('editor').where('email', '=', email).execute();
      await note(by, 'account_removed', email);
      return true;
    },

    /** A new session's token; null for a wrong address or password, after the same time. */
    async logIn(address: string, password: string): Promise<{ token: string; actor: Actor } | null> {
      const email = plainAddress(address);
      const account = await find(email);
      const isRight = await passwords.verify(password, account?.password_hash ?? null);
      if (!account || !isRight) {
        await note(null, 'login_failed', email);
        return null;
      }
      const token = newSecret() + newSecret();
      const at = now().toISOString();
      await db.deleteFrom('editor_session').where('seen_at', '<', ago(idleMs)).execute();
      await db
        .insertInto('editor_session')
        .values({ token_hash: secretHash(token), email, created_at: at, seen_at: at })
        .execute();
      await note(email, 'login');
      return { token, actor: { name: email, role: account.role } };
    },

    async logOut(token: string): Promise<void> {
      const gone = db.deleteFrom('editor_session').where('token_hash', '=', secretHash(token)).returning('email');
      const session = await gone.executeTakeFirst();
      if (session) await note(session.email, 'logout');
    },

    /** Whose session a token is; null where it has ended. The role is the account's as it is now. */
    async actorOf(token: string): Promise<Actor | null> {
      const session = await db
        .selectFrom('editor_session as session')
        .innerJoin('editor', 'editor.email', 'session.email')
        .select(['session.email', 'session.seen_at', 'editor.role'])
        .where('session.token_hash', '=', secretHash(token))
        .where('session.seen_at', '>', ago(idleMs))
        .where('session.created_at', '>', ago(longestMs))
        .executeTakeFirst();
      if (!session) return null;
      if (session.seen_at < ago(noteEveryMs)) {
        const used = db.updateTable('editor_session').where('token_hash', '=', secretHash(token));
        await used.set({ seen_at: now().toISOString() }).execute();
      }
      return { name: session.email, role: session.role };
    },

    /** The token of a link that makes the first administrator; null where there is an account. Ends every earlier link. */
    async startSetup(): Promise<string | null> {
      if (await db.selectFrom('editor').select('email').executeTakeFirst()) return null;
      const token = newSecret() + newSecret();
      await db.deleteFrom('editor_setup').execute();
      await db
        .insertInto('editor_setup')
        .values({ token_hash: secretHash(token), ends_at: new Date(now().getTime() + setupMs).toISOString() })
        .execute();
      return token;
    },

    /** Makes the first administrator; false where the link was used, has ended, or there is an account by now. */
    async setUp(token: string, account: { email: string; password: string }): Promise<boolean> {
      const link = db.deleteFrom('editor_setup').where('token_hash', '=', secretHash(token));
      const used = await link.where('ends_at', '>', now().toISOString()).returning('token_hash').executeTakeFirst();
      if (!used || (await db.selectFrom('editor').select('email').executeTakeFirst())) return false;
      await save({ ...account, role: 'administrator' }, null);
      return true;
    },

    /** The log, newest first. */
    audit: (first: number): Promise<AuditEntry[]> =>
      db
        .selectFrom('editor_audit')
        .select(['at', 'email', 'action', 'detail'])
        .orderBy('at', 'desc')
        .limit(first)
        .execute(),
  };
}

/** Addresses of mail are compared without regard to case. */
function plainAddress(email: string): string {
  return email.trim().toLowerCase();
}
