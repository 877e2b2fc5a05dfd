import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import type { Inbox } from '../../inbox/open-inbox.ts';
import type { Cursor, SubmissionFilter } from '../../inbox/submission-filter.ts';
import type { Submission } from '../../inbox/submission-store.ts';
import { challengeNames, kindNames } from './inbox-query.ts';

type Submissions = Inbox['submissions'];

/** Submissions in memory at once. */
const pageSize = 200;
/** Labels of forms are few; should they not be, the rest shares a column. */
const MOST_COLUMNS = 100;

/**
 * What a search shows as CSV for spreadsheets, made while it is sent. Its columns: reference, received, kind, form, page,
 * recipients, bot challenge, name, email, files, one for each label of a form, other: headings here, values by position in
 * `record`. A value that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export async function inboxCsv(
  submissions: Submissions,
  filter: SubmissionFilter,
): Promise<ReadableStream<Uint8Array>> {
  const labels = await findLabels(submissions, filter);
  const columns = [
    ...['Reference', 'Received', 'Kind', 'Form', 'Page', 'Recipients', 'Bot challenge', 'Name', 'Email', 'Files'],
    ...labels,
    'Other',
  ];
  const csv = stringify({
    header: true,
    // By position: a label may be the same as one of ours.
    columns: columns.map((header, index) => ({ key: String(index), header })),
    escape_formulas: true,
    // A line end in a text would else end its row.
    quoted_string: true,
    // The library looks at the first character alone; some programs pass over spaces and line ends.
    cast: { string: (value) => (/^\s+[=+\-@]/.test(value) ? `'${value}` : value) },
    // Both for Excel, which reads UTF-8 only with the mark.
    bom: true,
    record_delimiter: 'windows',
  });
  // An error, or a reader who has gone, ends both.
  pipeline(Readable.from(records(submissions, filter, labels)), csv, () => {});
  return Readable.toWeb(csv) as ReadableStream<Uint8Array>;
}

async function* pages(submissions: Submissions, filter: SubmissionFilter): AsyncGenerator<Submission[]> {
  let before: Cursor | null = null;
  do {
    const page: Submission[] = await submissions.list(filter, { before, limit: pageSize });
    if (page.length > 0) yield page;
    // SQLite answers at once: without this nobody else would have a turn.
    await setImmediate();
    const last = page.at(-1);
    before = last && page.length === pageSize ? { receivedAt: last.received_at, id: last.id } : null;
  } while (before !== null);
}

async function findLabels(submissions: Submissions, filter: SubmissionFilter): Promise<string[]> {
  const labels = new Set<string>();
  for await (const page of pages(submissions, filter)) {
    for (const { label } of page.flatMap(ownFields)) if (labels.size < MOST_COLUMNS) labels.add(label);
  }
  return [...labels];
}

async function* records(
  submissions: Submissions,
  filter: SubmissionFilter,
  labels: string[],
): AsyncGenerator<string[]> {
  for await (const page of pages(submissions, filter)) {
    const files = await submissions.files(page.map(({ id }) => id));
    for (const submission of page) {
      const names = files.filter((file) => file.submissionId === submission.id).map((file) => file.name);
      yield record(submission, names, labels);
    }
  }
}

function record(submission: Submission, files: string[], labels: string[]): string[] {
  const fields = ownFields(submission);
  const known = new Set(labels);
  const valuesOf = (label: string) => fields.filter((field) => field.label === label).map((field) => field.value);
  return [
    submission.reference,
    submission.received_at,
    kindNames[submission.kind],
    submission.form,
    submission.path,
    submission.recipient_key,
    challengeNames[submission.challenge],
    submission.name ?? '',
    submission.email,
    files.join('\n'),
    ...labels.map((label) => valuesOf(label).join('\n')),
    fields
      .filter((field) => !known.has(field.label))
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  ];
}

/** The fields but for the name and the address, which have columns already. */
function ownFields({ fields, name, email }: Submission): Submission['fields'] {
  const isKnown = (field: { name: string; value: string }) =>
    (field.name === 'name' && field.value === name) || (field.name === 'email' && field.value === email);
  return fields.filter((field) => !isKnown(field));
}
