import type { Kysely } from 'kysely';
import { openDatabase } from '#services/database/open-database.ts';
import { inboxMigrations } from '#services/inbox/migrations.ts';
import type { NewSubmission } from '#services/inbox/new-submission.ts';
import { type Inbox, type InboxOptions, openInbox } from '#services/inbox/open-inbox.ts';
import type { InboxTables } from '#services/inbox/tables.ts';
import type { TestDatabase } from '../commerce/databases.ts';

export type InboxTest = {
  inbox: Inbox;
  db: Kysely<InboxTables>;
  location: string;
  reports: string[];
  /** How often mail was announced. */
  wakes: () => number;
  close: () => Promise<void>;
};

export const publicUrl = 'https://ash.example';

export async function startInboxTest({ open }: TestDatabase, options: Partial<InboxOptions> = {}): Promise<InboxTest> {
  const { location, drop } = await open();
  const reports: string[] = [];
  let wakes = 0;
  const inbox = await openInbox({
    database: location,
    recipients: new Map([
      ['events', ['events@ash.example', 'june@ash.example']],
      ['events.ulysses', ['ulysses@ash.example']],
    ]),
    retentionDays: 30,
    publicUrl,
    afterCommit: () => {
      wakes += 1;
    },
    report: (message) => reports.push(message),
    ...options,
  });
  const { db, close } = await openDatabase<InboxTables>(location, 'inbox', inboxMigrations);
  return {
    inbox,
    db,
    location,
    reports,
    wakes: () => wakes,
    async close() {
      await Promise.all([inbox.close(), close()]);
      await drop();
    },
  };
}

let count = 0;

/** An enquiry that differs from every other one. */
export function enquiry(changes: Partial<NewSubmission> = {}): NewSubmission {
  count += 1;
  return {
    kind: 'events',
    form: 'Private events & parties',
    path: '/events/private',
    recipientKey: 'events',
    routing: [],
    name: 'June Carter',
    email: 'june.carter@example.com',
    fields: [
      { name: 'name', label: 'Name', value: 'June Carter' },
      { name: 'email', label: 'Email', value: 'june.carter@example.com' },
      { name: 'message', label: 'Message', value: 'Forty guests.\nOne long table.' },
    ],
    challenge: 'solved',
    dedupeKey: `key-${count}`,
    fileIds: [],
    phone: '+1 313 555 0100',
    contactEmail: 'events@ash.example',
    ...changes,
  };
}

/** Stores bytes as a finished file that waits for a submission. */
export async function storeFile(inbox: Inbox, name: string, bytes: Uint8Array, now: Date, type = 'application/pdf') {
  const upload = await inbox.startFile({ name }, now);
  await upload.write(bytes);
  return upload.finish(type);
}
