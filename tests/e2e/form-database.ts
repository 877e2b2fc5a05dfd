import { DatabaseSync } from 'node:sqlite';
import type { RunningSite } from './running-site.ts';

type Stored = {
  reference: string;
  kind: string;
  form: string;
  path: string;
  recipientKey: string;
  challenge: string;
  /** What the operator reads, by field name. */
  fields: Record<string, string>;
  files: { name: string; type: string; bytes: Buffer }[];
  mails: { kind: string; recipient: string; replyTo: string | null; subject: string; text: string }[];
};

/** What the inbox of a site has of a sender, oldest first. */
export function submissionsOf(site: RunningSite, email: string): Stored[] {
  return read(site, (database) => {
    const rows = database
      .prepare(
        `select id, reference, kind, form, path, recipient_key as recipientKey, challenge, fields
         from inbox_submission where email = ? order by received_at`,
      )
      .all(email) as (Omit<Stored, 'fields' | 'files' | 'mails'> & { id: string; fields: string })[];
    return rows.map(({ id, fields, ...facts }) => ({
      ...facts,
      fields: Object.fromEntries(
        (JSON.parse(fields) as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
      ),
      files: filesOf(database, id),
      mails: mailsOf(database, id),
    }));
  });
}

function filesOf(database: DatabaseSync, submission: string): Stored['files'] {
  const files = database
    .prepare('select id, name, type from inbox_file where submission_id = ? order by position')
    .all(submission) as { id: string; name: string; type: string }[];
  const chunks = database.prepare('select bytes from inbox_file_chunk where file_id = ? order by position');
  return files.map(({ id, name, type }) => ({
    name,
    type,
    bytes: Buffer.concat(chunks.all(id).map(({ bytes }) => bytes as Uint8Array)),
  }));
}

function mailsOf(database: DatabaseSync, submission: string): Stored['mails'] {
  return database
    .prepare(
      `select kind, recipient, reply_to as replyTo, subject, text from outbox_mail
       where related_id = ? order by kind, recipient`,
    )
    .all(submission) as Stored['mails'];
}

/** The mails to an address, with their calendar entries, oldest first. */
export function mailsTo(site: RunningSite, email: string) {
  return read(
    site,
    (database) =>
      database
        .prepare('select kind, text, calendar from outbox_mail where recipient = ? order by created_at')
        .all(email) as { kind: string; text: string; calendar: string | null }[],
  );
}

/** How many files of this name a site has. */
export function countFiles(site: RunningSite, name: string): number {
  return read(site, (database) => {
    const row = database.prepare('select count(*) as count from inbox_file where name = ?').get(name);
    return Number(row?.count);
  });
}

/** A secret that the site made for itself: what it signs with. */
export function secretOf(site: RunningSite, name: 'challenge_signing' | 'form_signing' | 'commerce_webhook'): string {
  return read(site, (database) => {
    const row = database.prepare('select value from access_token where name = ?').get(name);
    return String(row?.value);
  });
}

function read<Answer>(site: RunningSite, ask: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(site.database.replace('file:', ''), { readOnly: true });
  try {
    database.exec('pragma busy_timeout = 5000');
    return ask(database);
  } finally {
    database.close();
  }
}
