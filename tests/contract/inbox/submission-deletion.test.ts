import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry, type InboxTest, startInboxTest, storeFile } from './inbox-test.ts';

const now = new Date('2026-05-01T10:00:00Z');
const DAY = 86_400_000;
const everything = { search: '', kind: null, challenge: null };

describe.each(inboxDatabases)('deleting submissions on $name', (database) => {
  let context: InboxTest;
  beforeEach(async () => {
    context = await startInboxTest(database);
  });
  afterEach(() => context.close());

  const mails = () => context.db.selectFrom('outbox_mail').selectAll().orderBy('kind').orderBy('recipient').execute();
  const list = (filter = {}) =>
    context.inbox.submissions.list({ ...everything, ...filter }, { before: null, limit: 100 });
  const daysLater = (days: number) => new Date(now.getTime() + days * DAY);

  test('one is deleted with its files and its mails', async () => {
    const { inbox, db } = context;
    const file = await storeFile(inbox, 'cv.pdf', Buffer.from('cv'), now);
    await inbox.submit(enquiry({ fileIds: [file.id] }), now);
    await inbox.submit(enquiry(), daysLater(1));
    const [, older] = await list();
    expect(await inbox.submissions.remove(older?.id ?? '')).toBe(true);
    expect(await inbox.submissions.remove(older?.id ?? '')).toBe(false);
    expect(await list()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
    expect(await db.selectFrom('inbox_file_chunk').selectAll().execute()).toEqual([]);
  });

  test('all that match are deleted, as far as they had come when they were counted', async () => {
    const { inbox } = context;
    for (let index = 0; index < 450; index += 1) {
      await inbox.submit(enquiry({ kind: index % 2 ? 'careers' : 'events' }), new Date(now.getTime() + index));
    }
    const filter = { ...everything, kind: 'careers' as const };
    const counted = await inbox.submissions.count(filter);
    expect(counted?.count).toBe(225);
    await inbox.submit(enquiry({ kind: 'careers' }), daysLater(1));
    if (!counted) throw new Error('Nothing was counted.');
    expect(await inbox.submissions.removeMatching(filter, counted.newest)).toBe(225);
    expect((await inbox.submissions.count(filter))?.count).toBe(1);
    expect((await inbox.submissions.count(everything))?.count).toBe(226);
    expect(await inbox.submissions.count({ ...everything, search: 'nothing has this' })).toBeNull();
  });

  test('what is older than the retention goes, with its files and mails; a file without a submission goes after a day', async () => {
    const { inbox, db } = context;
    const cv = await storeFile(inbox, 'cv.pdf', Buffer.from('cv'), now);
    await inbox.submit(enquiry({ fileIds: [cv.id] }), now);
    await inbox.submit(enquiry(), daysLater(5));
    await storeFile(inbox, 'left.pdf', Buffer.from('left behind'), daysLater(29));
    const fresh = await storeFile(inbox, 'fresh.pdf', Buffer.from('fresh'), daysLater(30.5));
    await queueMail(db, { kind: 'order', recipient: 'a@example.com', subject: 'Order', text: 'Order' }, now);
    await db.updateTable('outbox_mail').set({ sent_at: now.toISOString(), next_attempt_at: null }).execute();
    expect(await inbox.cleanup(daysLater(30))).toEqual({ submissions: 0, files: 0, mails: 0 });
    expect(await inbox.cleanup(daysLater(31))).toEqual({ submissions: 1, files: 1, mails: 1 });
    expect(await list()).toHaveLength(1);
    expect(await inbox.pendingFile(fresh.id)).not.toBeNull();
    expect((await db.selectFrom('inbox_file_chunk').select('file_id').execute()).map((row) => row.file_id)).toEqual([
      fresh.id,
    ]);
    expect(await mails()).toHaveLength(3);
  });

  test('without a retention nothing but abandoned files is ever deleted', async () => {
    await context.close();
    context = await startInboxTest(database, { retentionDays: null });
    await context.inbox.submit(enquiry(), now);
    await storeFile(context.inbox, 'left.pdf', Buffer.from('left behind'), now);
    expect(await context.inbox.cleanup(daysLater(10_000))).toEqual({ submissions: 0, files: 1, mails: 0 });
    expect(await list()).toHaveLength(1);
  });
});
