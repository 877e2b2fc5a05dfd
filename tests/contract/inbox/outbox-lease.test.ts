import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimMail, dueMails } from '#services/outbox/claim-mail.ts';
import { mailState } from '#services/outbox/mail-state.ts';
import { retryMail } from '#services/outbox/retry-mail.ts';
import { inboxDatabases } from './inbox-databases.ts';
import type { SmtpRefusal } from './mail-server.ts';
import { type OutboxTest, startOutboxTest } from './outbox-test.ts';

const GUEST = 'guest@example.com';
const LEASE = 60_000;

describe.each(inboxDatabases)('leases of the outbox on $name', (testDatabase) => {
  let outbox: OutboxTest;
  let location: string;
  beforeEach(async () => {
    outbox = await startOutboxTest({
      ...testDatabase,
      open: async () => {
        const opened = await testDatabase.open();
        location = opened.location;
        return opened;
      },
    });
  });
  afterEach(() => outbox.close());

  const settled = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 });
  const sentAt = async (recipient: string) => (await outbox.mail(recipient)).sent_at;
  const claimFirst = async () => {
    const [due] = await dueMails(outbox.database.db, outbox.now(), 1);
    return due ? claimMail(outbox.database.db, due, outbox.now(), LEASE) : null;
  };

  test('of two that claim the same mail, one has it', async () => {
    await outbox.queue(GUEST);
    const [due] = await dueMails(outbox.database.db, outbox.now(), 1);
    if (!due) throw new Error('No mail is due.');
    const claims = await Promise.all([1, 2].map(() => claimMail(outbox.database.db, due, outbox.now(), LEASE)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  test('a claimed mail is left alone until its lease ends, then sent', async () => {
    await outbox.queue(GUEST);
    await claimFirst();
    expect(mailState(await outbox.mail(GUEST), outbox.now())).toBe('sending');
    expect(await retryMail(outbox.database.db, (await outbox.mail(GUEST)).id, outbox.now())).toBe(false);
    await outbox.queue('other@example.com');
    const sender = outbox.sender();
    outbox.advance(LEASE - 1);
    sender.wake();
    await settled(() => sentAt('other@example.com')).not.toBeNull();
    expect(await sentAt(GUEST)).toBeNull();

    outbox.advance(1);
    expect(mailState(await outbox.mail(GUEST), outbox.now())).toBe('retrying');
    sender.wake();
    await settled(() => sentAt(GUEST)).not.toBeNull();
    expect(await outbox.mail(GUEST)).toMatchObject({ attempts: 1 });
  });

  test('a process that is killed while it sends leaves a mail that another one sends, with the same Message-ID', async () => {
    const seen: string[] = [];
    const stalled = Promise.withResolvers<void>();
    outbox.server.judge = ({ messageId }) => {
      seen.push(messageId);
      stalled.resolve();
      return new Promise<SmtpRefusal>(() => {});
    };
    await outbox.queue(GUEST);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'sender-process.ts'), location, outbox.server.url],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await stalled.promise;
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { claimed_until } = await outbox.mail(GUEST);
    // The process went by the real clock.
    const leaseEnd = Date.parse(claimed_until ?? '');
    expect(leaseEnd - Date.now()).toBeLessThanOrEqual(60_000);
    outbox.server.judge = ({ messageId }) => {
      seen.push(messageId);
      return null;
    };
    outbox.advance(leaseEnd - outbox.now().getTime());
    outbox.sender().wake();
    await settled(() => sentAt(GUEST)).not.toBeNull();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(outbox.server.received).toHaveLength(1);
  });

  test('close waits for what is being sent and begins nothing more', async () => {
    const begun = Promise.withResolvers<void>();
    const answers: PromiseWithResolvers<SmtpRefusal | null>[] = [];
    outbox.server.judge = () => {
      const answer = Promise.withResolvers<SmtpRefusal | null>();
      answers.push(answer);
      if (answers.length === 3) begun.resolve();
      return answer.promise;
    };
    for (let index = 0; index < 20; index += 1) await outbox.queue(`guest-${index}@example.com`);
    const sender = outbox.sender();
    sender.wake();
    await begun.promise;
    const closed = sender.close();
    for (const { resolve } of answers) resolve(null);
    await closed;
    const mails = await outbox.mails();
    expect(mails.filter((mail) => mail.sent_at !== null)).toHaveLength(3);
    expect(mails.filter((mail) => mail.claimed_until !== null)).toEqual([]);
    expect(outbox.server.received).toHaveLength(3);
    sender.wake();
    expect(await dueMails(outbox.database.db, outbox.now(), 100)).toHaveLength(17);
  });

  test('a mail server that takes for ever is given up after the time limit', async () => {
    outbox.server.judge = () => new Promise(() => {});
    await outbox.queue(GUEST);
    outbox.sender({ limits: { connect: 5_000, silence: 60_000, total: 100 } }).wake();
    await settled(async () => (await outbox.mail(GUEST)).attempts).toBe(1);
    expect(await outbox.mail(GUEST)).toMatchObject({ sent_at: null, failed_at: null });
    expect((await outbox.mail(GUEST)).next_attempt_at).not.toBeNull();
  });

  test('a mail server that cannot be used is left alone for a while, and costs only the mails that were tried an attempt', async () => {
    const silent = await startSilentServer();
    for (let index = 0; index < 20; index += 1) await outbox.queue(`guest-${index}@example.com`);
    const sender = outbox.sender({
      smtpUrl: silent.url,
      limits: { connect: 100, silence: 100, total: 1_000 },
      serverPause: 30_000,
    });
    sender.wake();
    await settled(async () => (await outbox.mails()).some((mail) => mail.attempts > 0)).toBe(true);
    sender.wake();
    await sender.close();
    const tried = (await outbox.mails()).filter((mail) => mail.attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(3);
    expect(tried[0]?.error).toMatch(/timeout|greeting/i);
    await silent.close();
  });
});

describe('a sender that nobody wakes', () => {
  const [sqlite] = inboxDatabases;
  let outbox: OutboxTest;
  beforeEach(async () => {
    if (sqlite) outbox = await startOutboxTest(sqlite);
  });
  afterEach(() => outbox.close());

  test('tries again when the next attempt is due', async () => {
    let refusals = 2;
    outbox.server.judge = () => {
      refusals -= 1;
      return refusals >= 0 ? { code: 451, message: 'Later' } : null;
    };
    await outbox.queue(GUEST);
    outbox.sender({ now: () => new Date(), delays: [20, 20, 20] }).wake();
    await expect.poll(async () => (await outbox.mail(GUEST)).sent_at, { timeout: 20_000 }).not.toBeNull();
    expect((await outbox.mail(GUEST)).attempts).toBe(3);
  });

  test('finds what another process has queued', async () => {
    await outbox.queue('first@example.com');
    outbox.sender({ now: () => new Date(), pollEvery: 20 }).wake();
    for (const recipient of ['first@example.com', GUEST]) {
      if (recipient === GUEST) await outbox.queue(GUEST);
      await expect.poll(async () => (await outbox.mail(recipient)).sent_at, { timeout: 20_000 }).not.toBeNull();
    }
  });
});

/** Takes connections and says nothing. */
async function startSilentServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
