import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#services/database/open-database.ts';
import { inboxMigrations } from '#services/inbox/migrations.ts';
import type { InboxTables } from '#services/inbox/tables.ts';
import { freePort, startBuiltSite } from '../built-site.ts';
import { contactPath, postContactForm, readContactForm } from '../contact-form.ts';
import { countCopies, findProblems, readEvidence, unsentMails } from './check-submissions.ts';
import { createPostgresSchema, createSqlite, type FaultDatabase } from './fault-database.ts';
import { startMailServer } from './mail-server.ts';
import { startSenders } from './senders.ts';

/**
 * `npm run faults:forms [-- <kills>]`: the built site is killed with SIGKILL 50 times while 20 senders post its contact
 * form without JavaScript; each sends the same again when the connection is lost. Then every thanked letter must be in
 * the inbox once, no letter twice, and its mails must have left. On SQLite, and where TEST_DATABASE_URL names a server,
 * on PostgreSQL as well. Exits with 1 when something is lost or there twice.
 */
const kills = Number(process.argv[2] ?? 50);
const senderCount = 20;
/** Letters that are thanked before the next kill, at most; and how long after the last of them the kill comes, in ms. */
const mostThanked = 30;
const longestWait = 300;
/** Longest that the mail server takes over a mail, in ms. */
const longestTake = 40;
/** How long the outbox may take to empty, in ms: a mail of a killed process is sent again after a minute. */
const outboxLimit = 300_000;
/** Longest wait for a page, in ms. */
const answerLimit = 15_000;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const testDatabase = process.env.TEST_DATABASE_URL;
process.stdout.write(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
await run(await createSqlite());
if (testDatabase) await run(await createPostgresSchema(testDatabase));

async function run(database: FaultDatabase): Promise<void> {
  const started = performance.now();
  const mail = await startMailServer(longestTake);
  const port = await freePort();
  const variables = { DATABASE_URL: database.url, FORM_LIMIT: '0', CONTENT_RATE_LIMIT: '0', SMTP_URL: mail.url };
  let site = await startBuiltSite(port, variables);
  const fields = await readContactForm(site.address);
  // A form that comes within two seconds is taken for a program's.
  await delay(2_500);

  const senders = startSenders(senderCount, (message) => post(site.address, { ...fields, message }));
  for (let kill = 0; kill < kills; kill += 1) {
    await senders.more(1 + Math.floor(Math.random() * mostThanked));
    await delay(Math.random() * longestWait);
    await site.kill();
    site = await startBuiltSite(port, variables);
  }
  await senders.finish();
  const problems = await sendAgain(site.address, fields, senders.thanked);

  const { db, close } = await openDatabase<InboxTables>(database.url.replace(/^file:/, ''), 'inbox', inboxMigrations);
  const deadline = Date.now() + outboxLimit;
  while ((await unsentMails(db)) > 0 && Date.now() < deadline) await delay(500);
  const evidence = { ...(await readEvidence(db)), thanked: senders.thanked, received: mail.received };
  problems.push(...findProblems(evidence));
  const unsent = await unsentMails(db);
  if (unsent > 0) problems.push(`${unsent} mails have not left within ${outboxLimit / 1000} s.`);

  const minutes = (performance.now() - started) / 60_000;
  process.stdout.write(
    `${database.name}: ${kills} kills while ${senderCount} senders post, ${minutes.toFixed(1)} minutes\n` +
      `  ${senders.thanked.size} letters thanked, ${evidence.submissions.length} in the inbox; ` +
      `${senders.resent()} times a letter was sent again\n` +
      `  ${evidence.mails.length} mails in the outbox, ${unsent} unsent; ${mail.received.length} arrived, ` +
      `${countCopies(mail.received)} of them a second copy under the same Message-ID\n` +
      `  ${problems.length} problems\n`,
  );
  for (const problem of problems.slice(0, 20)) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;

  await close();
  await site.stop();
  await mail.close();
  await database.drop();
}

/** Sends the contact form. Answers its reference; null when the connection was lost or the site had no time. */
async function post(address: string, fields: Record<string, string>): Promise<string | null> {
  const answer = await postContactForm(address, fields).catch(() => null);
  if (answer === null || answer.status === 503) return null;
  if (answer.status === 303 && answer.reference) return answer.reference;
  throw new Error(`A letter was answered with ${answer.status}.`);
}

/** A reload of what was thanked long ago: one letter in ten must give the reference it had, and its page must name it. */
async function sendAgain(
  address: string,
  fields: Record<string, string>,
  thanked: ReadonlyMap<string, string>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [message, reference] of [...thanked].filter((_, index) => index % 10 === 0)) {
    const again = await post(address, { ...fields, message });
    if (again !== reference) problems.push(`'${message}' was thanked as ${reference}, and again as ${again}.`);
    const query = new URLSearchParams({ sent: reference, form: fields.form ?? '' });
    const page = await fetch(`${address}${contactPath}?${query}`, { signal: AbortSignal.timeout(answerLimit) });
    if (!(await page.text()).includes(reference)) problems.push(`No page thanks for ${reference}.`);
  }
  return problems;
}
