import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  type Claim,
  claimMail,
  type DueMail,
  dueMails,
  markFailed,
  markSent,
  nextDue,
  releaseMail,
} from './claim-mail.ts';
import { createMailer, failureOf, type TimeLimits } from './mailer.ts';
import { retryDelay, retryDelays } from './retry-schedule.ts';
import type { OutboxTables } from './tables.ts';

const timeLimits: TimeLimits = { connect: 10_000, silence: 30_000, total: 45_000 };
/** How much longer than the longest attempt a claim lasts: for the commit after it, and for clocks that differ, in ms. */
const LEASE_MARGIN = 15_000;
/** How long the mail server is left alone after it could not be used, in ms. */
const SERVER_PAUSE = 30_000;
/** How often the outbox is read for mails that other processes have put there, in ms. */
const POLL_EVERY = 30_000;
const maxConnections = 3;
/** Mails looked up at once. */
const batchSize = 50;
/** How often it is tried to note that a mail was sent, a second apart. */
const MARK_TRIES = 10;

export type OutboxSender = {
  /** Sends what is due, soon and without being waited for. To be called after a commit, and once at the start. */
  wake: () => void;
  /** Begins nothing more, and ends when what was begun has ended. */
  close: () => Promise<void>;
};

export type OutboxSenderOptions = {
  db: Kysely<OutboxTables>;
  /** `smtp://user:password@host:587` or `smtps://…`; null keeps every mail in the outbox, to be read there. */
  smtpUrl: string | null;
  /** The address that mails come from. */
  from: string;
  report: (message: string, error: unknown) => void;
  now?: () => Date;
  limits?: TimeLimits;
  /** How long a claim lasts, in ms: longer than `limits.total`. */
  lease?: number;
  /** As `retryDelays`. */
  delays?: readonly number[];
  serverPause?: number;
  pollEvery?: number;
};

/**
 * Hands the mails of the outbox to a mail server until each is taken, refused for good, or given up after two days.
 *
 * A mail is claimed for a time (a lease) before it is sent, so that of several processes one sends it. When a process
 * dies, its lease ends and the mail is sent again. So every mail is sent at least once, and more than once only when the
 * process dies, or the connection breaks, in the moment between the server's acceptance (250) and our commit. SMTP has no
 * way to close that gap; each copy has the same Message-ID, by which receivers drop the second.
 *
 * The sender wakes by itself: when the next attempt is due, when a lease ends, and every half minute.
 */
export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { db, smtpUrl, from, report, now = () => new Date(), limits = timeLimits, delays = retryDelays } = options;
  const { lease = limits.total + LEASE_MARGIN, serverPause = SERVER_PAUSE, pollEvery = POLL_EVERY } = options;
  if (smtpUrl === null) return { wake() {}, async close() {} };
  const mailer = createMailer({ smtpUrl, from, connections: maxConnections, limits });
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const isPaused = () => now().getTime() < pausedUntil;
  const mayGoOn = () => !isClosed && !isPaused();

  function wake() {
    isWanted = true;
    if (running || !mayGoOn()) return;
    clearTimeout(timer);
    running = sendAll()
      .then(() => nextDue(db))
      .catch((error) => {
        report('The outbox could not be read.', error);
        return null;
      })
      .then((due) => {
        running = null;
        if (isWanted && mayGoOn()) return wake();
        wakeAt(due?.getTime() ?? Number.POSITIVE_INFINITY);
      });
  }

  function wakeAt(due: number) {
    if (isClosed) return;
    const wait = Math.max(due, pausedUntil) - now().getTime();
    timer = setTimeout(wake, Math.min(Math.max(wait, 0), pollEvery)).unref();
  }

  async function sendAll(): Promise<void> {
    while (isWanted && mayGoOn()) {
      isWanted = false;
      const due = await dueMails(db, now(), batchSize);
      if (due.length === batchSize) isWanted = true;
      const queue = due.values();
      await Promise.all(Array.from({ length: maxConnections }, () => sendEach(queue)));
    }
  }

  async function sendEach(queue: Iterator<DueMail>): Promise<void> {
    try {
      for (let next = queue.next(); !next.done && mayGoOn(); next = queue.next()) {
        const claim = await claimMail(db, next.value, now(), lease);
        if (claim) await (mayGoOn() ? send(claim) : releaseMail(db, claim, now()));
      }
    } catch (error) {
      report('What became of a mail could not be written down.', error);
    }
  }

  async function send(claim: Claim): Promise<void> {
    try {
      await mailer.send(claim.mail);
    } catch (error) {
      return noteFailure(claim, error);
    }
    await noteSent(claim);
  }

  /** The mail is out: while this is not written down, another process may send it again. */
  async function noteSent(claim: Claim): Promise<void> {
    for (let left = MARK_TRIES; ; left -= 1) {
      try {
        return await markSent(db, claim, now());
      } catch (error) {
        if (left === 1) throw error;
        await delay(1_000);
      }
    }
  }

  async function noteFailure(claim: Claim, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const wait = failure === 'refused' ? null : retryDelay(claim.mail.attempts + 1, delays);
    report(wait === null ? 'A mail has failed for good.' : 'A mail was not taken by the mail server.', error);
    const at = now();
    if (failure === 'server') pausedUntil = at.getTime() + serverPause;
    const reason = error instanceof Error ? error.message : String(error);
    const nextAttempt = wait === null ? null : new Date(at.getTime() + wait);
    await markFailed(db, claim, { reason, nextAttempt }, at);
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      mailer.close();
    },
  };
}
