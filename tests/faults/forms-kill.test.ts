import { describe, expect, onTestFinished, test } from 'vitest';
import { countCopies, findProblems, readEvidence, unsentMails } from '#cli/faults/check-submissions.ts';
import { startMailServer } from '#cli/faults/mail-server.ts';
import { startSenders } from '#cli/faults/senders.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { inboxMigrations } from '#services/inbox/migrations.ts';
import type { InboxTables } from '#services/inbox/tables.ts';
import { inboxDatabases } from '../contract/inbox/inbox-databases.ts';
import { kill, start } from './started-process.ts';

const KILLS = 6;
const SENDERS = 20;
/** Of a mail by the mail server, in ms. */
const LONGEST_TAKE = 15;
/** Messages that are thanked between two kills: not the same number each time, so that kills come at different points. */
const THANKED_BEFORE_KILL = [1, 7, 23, 12, 40, 4];

/** The reference of a message; null when the connection was lost, or there was none. */
async function post(origin: string, message: string): Promise<string | null> {
  try {
    const answer = await fetch(origin, { method: 'POST', body: message, signal: AbortSignal.timeout(10_000) });
    return await answer.text();
  } catch {
    return null;
  }
}

describe.each(inboxDatabases)('an inbox killed while forms are sent, on $name', (database) => {
  test('has every thanked submission once, and every mail is sent', async () => {
    // What is opened last is closed first, also when the test fails.
    const { location, drop } = await database.open();
    onTestFinished(drop);
    const mail = await startMailServer(LONGEST_TAKE);
    onTestFinished(mail.close);
    let inbox = await start('inbox-process.ts', location, mail.url);
    onTestFinished(() => kill(inbox.process));
    const { db, close } = await openDatabase<InboxTables>(location, 'inbox', inboxMigrations);
    onTestFinished(close);
    const senders = startSenders(SENDERS, (message) => post(inbox.origin, message));
    onTestFinished(senders.abandon);
    for (let round = 0; round < KILLS; round += 1) {
      await senders.more(THANKED_BEFORE_KILL[round] ?? 1);
      await kill(inbox.process);
      inbox = await start('inbox-process.ts', location, mail.url);
    }
    await senders.finish();
    // Every sender had a message under way at every kill, or was about to send one.
    expect(senders.resent()).toBeGreaterThan(0);
    const [[message = '', reference] = []] = senders.thanked;
    expect(await post(inbox.origin, message)).toBe(reference);

    await expect.poll(() => unsentMails(db), { timeout: 40_000, interval: 50 }).toBe(0);
    const evidence = { ...(await readEvidence(db)), thanked: senders.thanked, received: mail.received };
    expect(findProblems(evidence)).toEqual([]);
    // Only what was on its way at a kill may have come twice: three connections carry a mail each.
    expect(countCopies(mail.received)).toBeLessThanOrEqual(3 * KILLS);
  }, 120_000);
});
