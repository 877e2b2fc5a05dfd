import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { retryMail } from '#services/outbox/retry-mail.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { type OutboxTest, startOutboxTest } from './outbox-test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(inboxDatabases)('the outbox on $name', (testDatabase) => {
  let outbox: OutboxTest;
  beforeEach(async () => {
    outbox = await startOutboxTest(testDatabase);
  });
  afterEach(() => outbox.close());

  const settled = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 });
  const attemptsOf = async (recipient: string) => (await outbox.mail(recipient)).attempts;

  test('a mail is sent once, with its text and its HTML, and marked', async () => {
    await outbox.queue('guest@example.com');
    const sender = outbox.sender();
    sender.wake();
    await settled(() => attemptsOf('guest@example.com')).toBe(1);
    sender.wake();
    await sender.close();
    const again = outbox.sender();
    again.wake();
    await again.close();
    const mail = await outbox.mail('guest@example.com');
    expect(mail).toMatchObject({ sent_at: outbox.now().toISOString(), error: null, next_attempt_at: null });
    expect(mail).toMatchObject({ claimed_until: null, failed_at: null });
    expect(outbox.server.received.map(({ to, messageId }) => ({ to, messageId }))).toEqual([
      { to: ['guest@example.com'], messageId: `<${mail.id}@ash>` },
    ]);
    const raw = outbox.server.received[0]?.raw;
    expect(raw).toContain('Subject: Your key');
    expect(raw).toContain('text/html');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).not.toContain('Reply-To');
  });

  test('two senders share 60 mails, and each goes out once', async () => {
    for (let index = 0; index < 60; index += 1) await outbox.queue(`guest-${index}@example.com`);
    const senders = [outbox.sender(), outbox.sender()];
    for (const sender of senders) sender.wake();
    await settled(async () => (await outbox.mails()).every((mail) => mail.sent_at)).toBe(true);
    expect(outbox.server.received.flatMap((mail) => mail.to).sort()).toEqual(
      Array.from({ length: 60 }, (_, index) => `guest-${index}@example.com`).sort(),
    );
  });

  test('a mail that is refused for now is tried again by the schedule, and then taken, under the same Message-ID', async () => {
    const refused: string[] = [];
    outbox.server.judge = ({ messageId }) => {
      refused.push(messageId);
      return refused.length <= 2 ? { code: 451, message: 'Come back later' } : null;
    };
    await outbox.queue('guest@example.com');
    const sender = outbox.sender();
    sender.wake();
    await settled(() => attemptsOf('guest@example.com')).toBe(1);
    const first = await outbox.mail('guest@example.com');
    expect(first).toMatchObject({ sent_at: null, failed_at: null, claimed_until: null });
    expect(first.error).toContain('Come back later');
    const wait = Date.parse(first.next_attempt_at ?? '') - outbox.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(0.8 * MINUTE);
    expect(wait).toBeLessThanOrEqual(1.2 * MINUTE);

    // Before it is due, it is left alone.
    outbox.advance(wait - 1);
    sender.wake();
    await outbox.queue('other@example.com');
    sender.wake();
    await settled(() => attemptsOf('other@example.com')).toBe(1);
    expect(await attemptsOf('guest@example.com')).toBe(1);

    outbox.advance(7 * MINUTE);
    sender.wake();
    await settled(async () => (await outbox.mails()).every((mail) => mail.sent_at)).toBe(true);
    expect(await outbox.mail('guest@example.com')).toMatchObject({ attempts: 2, error: null });
    const { id } = await outbox.mail('guest@example.com');
    expect(refused.filter((messageId) => messageId === `<${id}@ash>`)).toHaveLength(2);
  });

  test('a mail that is never taken is given up after about two days', async () => {
    outbox.server.judge = () => ({ code: 452, message: 'Mailbox full' });
    await outbox.queue('guest@example.com');
    const began = outbox.now().getTime();
    const sender = outbox.sender();
    for (let attempt = 1; ; attempt += 1) {
      sender.wake();
      await settled(() => attemptsOf('guest@example.com')).toBe(attempt);
      const mail = await outbox.mail('guest@example.com');
      if (mail.failed_at) break;
      outbox.advance(Date.parse(mail.next_attempt_at ?? '') - outbox.now().getTime());
    }
    const mail = await outbox.mail('guest@example.com');
    expect(mail).toMatchObject({ attempts: 9, sent_at: null, next_attempt_at: null });
    expect(mail.error).toContain('Mailbox full');
    const days = (outbox.now().getTime() - began) / DAY;
    expect(days).toBeGreaterThan(1.5);
    expect(days).toBeLessThan(2.4);
    expect(outbox.reports.at(-1)).toBe('A mail has failed for good.');

    // The operator may start anew.
    outbox.server.judge = () => null;
    expect(await retryMail(outbox.database.db, mail.id, outbox.now())).toBe(true);
    sender.wake();
    await settled(async () => (await outbox.mail('guest@example.com')).sent_at).not.toBeNull();
    expect(await retryMail(outbox.database.db, mail.id, outbox.now())).toBe(false);
  });

  test('a recipient or a content that is refused for good fails at once, and the others go out', async () => {
    outbox.server.judgeRecipient = (address) =>
      address.startsWith('nobody') ? { code: 550, message: 'No such mailbox here' } : null;
    outbox.server.judge = ({ to }) => (to[0]?.startsWith('spam') ? { code: 554, message: 'This is spam' } : null);
    for (const name of ['nobody', 'guest', 'spam', 'other']) await outbox.queue(`${name}@example.com`);
    await outbox.queue('');
    outbox.sender().wake();
    await settled(async () => (await outbox.mails()).every((mail) => mail.sent_at ?? mail.failed_at)).toBe(true);
    expect(await outbox.mail('nobody@example.com')).toMatchObject({
      attempts: 1,
      sent_at: null,
      next_attempt_at: null,
      error: expect.stringContaining('No such mailbox here'),
    });
    expect((await outbox.mail('spam@example.com')).error).toContain('This is spam');
    expect((await outbox.mail('')).failed_at).not.toBeNull();
    expect(outbox.server.received.flatMap((mail) => mail.to).sort()).toEqual([
      'guest@example.com',
      'other@example.com',
    ]);
  });

  test('a sender address that is refused fails no mail for good', async () => {
    outbox.server.judgeSender = () => ({ code: 553, message: 'You may not send from here' });
    await outbox.queue('guest@example.com');
    outbox.sender().wake();
    await settled(() => attemptsOf('guest@example.com')).toBe(1);
    const mail = await outbox.mail('guest@example.com');
    expect(mail.failed_at).toBeNull();
    expect(mail.next_attempt_at).not.toBeNull();
    expect(mail.error).toContain('You may not send from here');
  });

  test('a mail names one recipient and one address for answers, whatever its addresses hold', async () => {
    await queueMail(
      outbox.database.db,
      {
        kind: 'test',
        recipient: 'guest@example.com',
        replyTo: 'june@example.com\r\nBcc: everyone@example.com',
        subject: 'Hello\r\nBcc: everyone@example.com\r\n\r\nBuy now',
        text: 'Text',
      },
      outbox.now(),
    );
    outbox.sender().wake();
    await settled(async () => outbox.server.received.length).toBe(1);
    const [mail] = outbox.server.received;
    expect(mail?.to).toEqual(['guest@example.com']);
    const headers = mail?.raw.split('\r\n\r\n')[0] ?? '';
    expect(headers).toMatch(/^Reply-To: /m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).not.toMatch(/^Buy now/m);
  });

  test('without a mail server everything stays to be read', async () => {
    await outbox.queue('guest@example.com');
    const sender = outbox.sender({ smtpUrl: null });
    sender.wake();
    await sender.close();
    expect(await outbox.mail('guest@example.com')).toMatchObject({ tried_at: null, sent_at: null, attempts: 0 });
  });
});
