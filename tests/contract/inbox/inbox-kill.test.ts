import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#services/database/open-database.ts';
import { inboxMigrations } from '#services/inbox/migrations.ts';
import type { InboxTables } from '#services/inbox/tables.ts';
import { createOutboxSender } from '#services/outbox/send-outbox.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry } from './inbox-test.ts';
import { startMailServer } from './mail-server.ts';

const ROUNDS = 8;
const SENDERS = 20;

/** Starts an inbox, sends it submissions, and kills it once a few are taken. Answers what it said: references by key. */
async function killWhileTaking(location: string, smtpUrl: string, submissions: object[], after: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'inbox-process.ts'), location, smtpUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {});
  const taken = new Map<string, string>();
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') child.stdin.write(submissions.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    else taken.set(...(line.split(' ') as [string, string]));
    if (taken.size === after) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return taken;
}

describe.each(inboxDatabases)('an inbox that is killed while it takes submissions, on $name', ({ open }) => {
  test('has every one that it answered once, and all their mails are sent', async () => {
    const { location, drop } = await open();
    const server = await startMailServer();
    const { db, close } = await openDatabase<InboxTables>(location, 'inbox', inboxMigrations);
    const answered = new Map<string, string>();
    let waiting: ReturnType<typeof enquiry>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // A sender without an answer sends again; half of those with one do, too.
      const again = [...answered.keys()].slice(-SENDERS / 2).map((dedupeKey) => enquiry({ dedupeKey }));
      const fresh = Array.from({ length: SENDERS - waiting.length }, () => enquiry());
      const sent = [...waiting, ...fresh];
      const taken = await killWhileTaking(location, server.url, [...sent, ...again], 1 + round);
      for (const [key, reference] of taken) {
        expect(answered.get(key) ?? reference).toBe(reference);
        answered.set(key, reference);
      }
      waiting = sent.filter(({ dedupeKey }) => !answered.has(dedupeKey));
    }

    // Leases of the killed have ended after two minutes.
    const sender = createOutboxSender({
      db,
      smtpUrl: server.url,
      from: 'ash <hello@ash.example>',
      report: () => {},
      now: () => new Date(Date.now() + 120_000),
    });
    sender.wake();
    const unsent = () => db.selectFrom('outbox_mail').select('id').where('sent_at', 'is', null).execute();
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
    await sender.close();
    // Not before: a database commits what a killed process had sent it a little later.
    const stored = await db.selectFrom('inbox_submission').select(['dedupe_key', 'reference']).execute();
    expect(answered.size).toBeGreaterThan(ROUNDS);
    for (const [key, reference] of answered) {
      expect(stored.filter((row) => row.dedupe_key === key)).toEqual([{ dedupe_key: key, reference }]);
    }
    const mails = await db.selectFrom('outbox_mail').select('id').execute();
    expect(mails).toHaveLength(2 * stored.length);
    expect(new Set(server.received.map((mail) => mail.messageId))).toEqual(
      new Set(mails.map(({ id }) => `<${id}@ash>`)),
    );
    await close();
    await server.close();
    await drop();
  }, 120_000);
});
