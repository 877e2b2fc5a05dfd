import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileNotPending } from '#services/inbox/submit.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry, type InboxTest, startInboxTest, storeFile } from './inbox-test.ts';

const now = new Date('2026-05-01T10:00:00Z');
const DAY = 86_400_000;
const everything = { search: '', kind: null, challenge: null };

describe.each(inboxDatabases)('submissions on $name', (database) => {
  let context: InboxTest;
  beforeEach(async () => {
    context = await startInboxTest(database);
  });
  afterEach(() => context.close());

  const mails = () => context.db.selectFrom('outbox_mail').selectAll().orderBy('kind').orderBy('recipient').execute();
  const list = (filter = {}) =>
    context.inbox.submissions.list({ ...everything, ...filter }, { before: null, limit: 100 });
  const daysLater = (days: number) => new Date(now.getTime() + days * DAY);

  test('a submission is stored with everything that was filled in, and its mails are in the outbox', async () => {
    const { inbox } = context;
    const submission = enquiry();
    const { reference, isNew } = await inbox.submit(submission, now);
    expect(isNew).toBe(true);
    expect(reference).toMatch(/^ASH(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect(context.wakes()).toBe(1);
    const [stored] = await list();
    expect(stored).toMatchObject({
      reference,
      kind: 'events',
      form: submission.form,
      path: '/events/private',
      recipient_key: 'events',
      name: 'June Carter',
      email: 'june.carter@example.com',
      fields: submission.fields,
      challenge: 'solved',
      received_at: now.toISOString(),
    });
    expect(
      (await mails()).map(({ kind, recipient, reply_to, related_id }) => [kind, recipient, reply_to, related_id]),
    ).toEqual([
      ['submission_confirmation', 'june.carter@example.com', 'events@ash.example', stored?.id],
      ['submission_notice', 'events@ash.example', 'june.carter@example.com', stored?.id],
      ['submission_notice', 'june@ash.example', 'june.carter@example.com', stored?.id],
    ]);
    expect(await inbox.find(reference)).toEqual({ reference, kind: 'events', path: '/events/private' });
    expect(await inbox.find('ASH-AAAA-AAAA')).toBeNull();
  });

  test('the closest recipients get a mail; without any, the submission is stored and this is reported', async () => {
    await context.inbox.submit(enquiry({ routing: ['ulysses'] }), now);
    expect((await mails()).map((mail) => mail.recipient)).toEqual(['june.carter@example.com', 'ulysses@ash.example']);
    expect(context.reports).toEqual([]);
    const { reference } = await context.inbox.submit(enquiry({ recipientKey: 'press' }), now);
    expect(await context.inbox.find(reference)).not.toBeNull();
    expect(context.reports).toEqual(['A submission is in the inbox, but no mail tells of it.']);
  });

  test('the same key is the same submission, also when it comes twenty times at once', async () => {
    const same = enquiry();
    const answers = await Promise.all(Array.from({ length: 20 }, () => context.inbox.submit(same, now)));
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    expect(answers.filter((answer) => answer.isNew)).toHaveLength(1);
    const other = await context.inbox.submit(enquiry(), now);
    expect(other.isNew).toBe(true);
    expect(await context.inbox.submit({ ...same, email: 'other@example.com' }, now)).toEqual({
      reference: answers[0]?.reference,
      isNew: false,
    });
    expect(await list()).toHaveLength(2);
    expect(await mails()).toHaveLength(6);
  });

  test('twenty different ones at once are twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => context.inbox.submit(enquiry(), now)));
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(20);
    expect(await list()).toHaveLength(20);
  });

  test('files belong to the submission they came with, and to no other', async () => {
    const { inbox } = context;
    const cv = await storeFile(inbox, 'cv.pdf', Buffer.from('cv'), now);
    const letter = await storeFile(inbox, 'letter.pdf', Buffer.from('letter'), now);
    expect(await inbox.pendingFile(cv.id)).toEqual(cv);
    const first = enquiry({ fileIds: [letter.id, cv.id] });
    await inbox.submit(first, now);
    const [stored] = await list();
    expect((await inbox.submissions.files([stored?.id ?? ''])).map((file) => file.name)).toEqual([
      'letter.pdf',
      'cv.pdf',
    ]);
    expect(await inbox.pendingFile(cv.id)).toBeNull();
    // The first one again is answered as before; another one cannot have its files.
    expect((await inbox.submit(first, now)).isNew).toBe(false);
    await expect(inbox.submit(enquiry({ fileIds: [cv.id] }), now)).rejects.toThrow(FileNotPending);
    const arriving = await inbox.startFile({ name: 'half.pdf' }, now);
    await expect(inbox.submit(enquiry({ fileIds: [arriving.id] }), now)).rejects.toThrow(FileNotPending);
    expect(await list()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
  });

  test('characters that a database may not like are stored', async () => {
    const { reference } = await context.inbox.submit(
      enquiry({ name: 'A\0B', fields: [{ name: 'message', label: 'Message', value: 'é\'"\\%\0 😀 \ud800' }] }),
      now,
    );
    const [stored] = await list();
    expect(stored).toMatchObject({ reference, name: 'AB' });
    expect(stored?.fields[0]?.value).toContain('é\'"\\% 😀');
  });

  test('search looks through name, address, reference, fields and file names, whatever the case or the accents', async () => {
    const { inbox } = context;
    const file = await storeFile(inbox, 'Lebenslauf.pdf', Buffer.from('x'), now);
    const zoe = await inbox.submit(
      enquiry({
        name: 'Zoë Müller',
        email: 'zoe@example.com',
        kind: 'careers',
        challenge: 'unchallenged',
        fileIds: [file.id],
        fields: [{ name: 'message', label: 'Message', value: '100% night_shift' }],
      }),
      now,
    );
    const june = await inbox.submit(enquiry(), now);
    const found = async (filter: object) => (await list(filter)).map((entry) => entry.reference);
    for (const search of [
      'muller',
      'ZOË',
      'zoe@',
      zoe.reference.toLowerCase(),
      'night',
      'lebenslauf',
      'zoe night',
      '100%',
      'night_',
    ]) {
      expect([search, await found({ search })]).toEqual([search, [zoe.reference]]);
    }
    expect(await found({ search: 'long table' })).toEqual([june.reference]);
    expect(await found({ search: 'zoe table' })).toEqual([]);
    expect(await found({ search: 'nightxshift' })).toEqual([]);
    expect(await found({ search: "'; drop table inbox_submission; --" })).toEqual([]);
    expect(await found({ kind: 'careers' })).toEqual([zoe.reference]);
    expect(await found({ challenge: 'solved' })).toEqual([june.reference]);
    expect(await found({ kind: 'careers', challenge: 'solved' })).toEqual([]);
  });

  test('pages follow each other, newest first, while others come and go', async () => {
    const { inbox } = context;
    const references: string[] = [];
    // Three at the same instant each.
    for (let index = 0; index < 9; index += 1) {
      references.push((await inbox.submit(enquiry(), new Date(now.getTime() + Math.floor(index / 3)))).reference);
    }
    const seen: string[] = [];
    let before: { receivedAt: string; id: string } | null = null;
    for (let page = 0; page < 5; page += 1) {
      const rows = await inbox.submissions.list(everything, { before, limit: 2 });
      seen.push(...rows.map((row) => row.reference));
      const last = rows.at(-1);
      before = last ? { receivedAt: last.received_at, id: last.id } : before;
      // One that comes meanwhile is newer, and changes no later page.
      await inbox.submit(enquiry(), daysLater(1));
    }
    expect(seen.toSorted()).toEqual(references.toSorted());
    expect(new Set(seen.slice(0, 3))).toEqual(new Set(references.slice(6)));
  });
});
