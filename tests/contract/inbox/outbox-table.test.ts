import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#services/database/open-database.ts';
import { deleteOldMail } from '#services/outbox/delete-old-mail.ts';
import { isInState, mailState, mailStates } from '#services/outbox/mail-state.ts';
import { outboxMigration } from '#services/outbox/migration.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { OutboxMailTable } from '#services/outbox/tables.ts';
import { inboxDatabases } from './inbox-databases.ts';

const HOUR = 3_600_000;

/** The outbox before it had retries, as its first release made it. */
const firstMigration: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema.createTable('outbox_mail').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of ['kind', 'recipient', 'subject', 'text', 'created_at'] as const) {
      table = table.addColumn(name, 'text', (column) => column.notNull());
    }
    for (const name of ['html', 'tried_at', 'sent_at', 'error'] as const) table = table.addColumn(name, 'text');
    await table.execute();
    await db.schema.createIndex('outbox_mail_created').on('outbox_mail').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('outbox_mail_waiting').on('outbox_mail').columns(['tried_at', 'created_at']).execute();
  },
};

type OldMail = Pick<
  OutboxMailTable,
  'id' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'tried_at' | 'sent_at' | 'error'
>;

describe.each(inboxDatabases)('the table of the outbox on $name', ({ open }) => {
  let location: string;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    ({ location, drop } = await open());
  });
  afterEach(() => drop());

  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  async function fillOldOutbox(): Promise<void> {
    const { db, close } = await openDatabase<{ outbox_mail: OldMail }>(location, 'outbox', {
      '0001_outbox': firstMigration,
    });
    const mail = (id: string, age: number, rest: Partial<OldMail>): OldMail => ({
      ...{ id, kind: 'test', recipient: 'guest@example.com', subject: id, text: id, html: null },
      ...{ created_at: ago(age), tried_at: null, sent_at: null, error: null },
      ...rest,
    });
    await db
      .insertInto('outbox_mail')
      .values([
        mail('waits', 900 * HOUR, {}),
        mail('sent', HOUR, { tried_at: ago(HOUR), sent_at: ago(HOUR) }),
        mail('refused', HOUR, { tried_at: ago(HOUR), error: 'No such mailbox' }),
        mail('died-today', HOUR, { tried_at: ago(HOUR) }),
        mail('died-long-ago', 72 * HOUR, { tried_at: ago(72 * HOUR) }),
      ])
      .execute();
    await close();
  }

  test('an outbox of the first release gets retries: what waits or may not have left is due, the rest is not', async () => {
    await fillOldOutbox();
    const { db, close } = await openOutbox(location);
    const states = async () =>
      Object.fromEntries(
        (await db.selectFrom('outbox_mail').selectAll().execute()).map((mail) => [
          mail.id,
          [mailState(mail, new Date()), mail.attempts, mail.next_attempt_at !== null],
        ]),
      );
    const expected = {
      waits: ['waiting', 0, true],
      sent: ['sent', 1, false],
      refused: ['failed', 1, false],
      'died-today': ['waiting', 0, true],
      'died-long-ago': ['failed', 1, false],
    };
    expect(await states()).toEqual(expected);
    const before = await db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
    // Another service of the same database brings its own copy of the migration.
    const other = await openDatabase(location, 'other', { '0001_outbox': outboxMigration });
    expect(await db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).toEqual(before);
    await Promise.all([close(), other.close()]);
  });

  test('services that start at the same moment make the table once', async () => {
    const opened = await Promise.all([
      openOutbox(location),
      ...['a', 'b'].map((name) => openDatabase(location, name, { '0001_outbox': outboxMigration })),
    ]);
    const [outbox] = opened;
    await queueMail(outbox.db, { kind: 'test', recipient: 'a@example.com', subject: 'a', text: 'a' }, new Date());
    expect(await outbox.db.selectFrom('outbox_mail').select('attempts').execute()).toEqual([{ attempts: 0 }]);
    await Promise.all(opened.map(({ close }) => close()));
  });

  test('the condition for a state finds the mails that are said to be in it', async () => {
    const { db, close } = await openOutbox(location);
    const now = new Date('2026-05-01T10:00:00Z');
    const later = '2026-05-01T10:01:00.000Z';
    const earlier = '2026-05-01T09:59:00.000Z';
    const rows: [string, Partial<OutboxMailTable>][] = [
      ['waiting', {}],
      ['sending', { claimed_until: later, next_attempt_at: later }],
      ['retrying', { claimed_until: earlier, next_attempt_at: earlier }],
      ['retrying', { attempts: 2, next_attempt_at: later, error: 'Later' }],
      ['sending', { attempts: 2, claimed_until: later, next_attempt_at: later, error: 'Later' }],
      ['sent', { attempts: 1, next_attempt_at: null, sent_at: earlier }],
      ['failed', { attempts: 9, next_attempt_at: null, failed_at: earlier, error: 'No' }],
    ];
    for (const [subject, changes] of rows) {
      await queueMail(db, { kind: 'test', recipient: 'a@example.com', subject, text: 'a' }, now);
      const { id } = await db.selectFrom('outbox_mail').select('id').where('text', '=', 'a').executeTakeFirstOrThrow();
      await db
        .updateTable('outbox_mail')
        .set({ text: 'b', ...changes })
        .where('id', '=', id)
        .execute();
    }
    const mails = await db.selectFrom('outbox_mail').selectAll().execute();
    expect(mails.map((mail) => mailState(mail, now)).sort()).toEqual(rows.map(([state]) => state).sort());
    for (const state of mailStates) {
      const found = await db
        .selectFrom('outbox_mail')
        .select('subject')
        .where((eb) => isInState(eb, state, now))
        .execute();
      expect(found.map(({ subject }) => subject)).toEqual(rows.flatMap(([name]) => (name === state ? [name] : [])));
    }
    await close();
  });

  test('old mail is deleted once it is sent or has failed; what waits stays', async () => {
    await fillOldOutbox();
    const { db, close } = await openOutbox(location);
    expect(await deleteOldMail(db, new Date(Date.now() - 48 * HOUR))).toBe(1);
    const left = await db.selectFrom('outbox_mail').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['died-today', 'refused', 'sent', 'waits']);
    expect(await deleteOldMail(db, new Date())).toBe(2);
    await close();
  });
});
