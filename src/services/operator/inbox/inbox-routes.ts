import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OperatorMenu } from '#server-pages/operator/operator-pages.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import type { Inbox } from '../../inbox/open-inbox.ts';
import { attachment } from '../content-disposition.ts';
import { inboxCsv } from './inbox-csv.ts';
import { inboxData } from './inbox-data.ts';
import { filterFields, filterQuery, readCursor, readFilter, writeCursor } from './inbox-query.ts';
import { submissionData } from './submission-data.ts';

/** Submissions on a page. */
const pageSize = 50;
const MAX_FORM = 20_000;
const ID = '[0-9a-f-]{36}';

export type InboxRoutes = { inbox: Inbox; menu: OperatorMenu; pages: LoadServerPages; now: () => Date };

/** What visitors sent by the site's forms: search, reading, files, export and deletion. */
export function inboxRoutes({ inbox, menu, pages, now }: InboxRoutes): Hono {
  const app = new Hono();
  const { submissions } = inbox;
  const queryOf = (c: Context) => new URL(c.req.url).searchParams;

  app.get('/', async (c) => {
    const filter = readFilter(queryOf(c));
    const before = readCursor(queryOf(c), 'before');
    const found = await submissions.list(filter, { before, limit: pageSize + 1 });
    const shown = {
      submissions: found.slice(0, pageSize),
      hasNewer: before !== null,
      hasOlder: found.length > pageSize,
    };
    const { operator } = await pages();
    return c.html(operator.inbox(menu, inboxData({ filter, ...shown })));
  });

  app.get('/export.csv', async (c) => {
    const csv = await inboxCsv(submissions, readFilter(queryOf(c)));
    return c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`inbox-${now().toISOString().slice(0, 10)}.csv`),
    });
  });

  app.get('/delete', async (c) => {
    const filter = readFilter(queryOf(c));
    const counted = await submissions.count(filter);
    if (!counted) return c.redirect(`/operator/inbox${filterQuery(filter)}`);
    const what = counted.count === 1 ? '1 submission' : `${counted.count} submissions`;
    const { operator } = await pages();
    const page = operator.confirmation(menu, {
      title: `Delete ${what}`,
      part: 'inbox',
      question: `Delete ${what}?`,
      consequences: 'Files and mails go with them; a mail that has not left is not sent. This cannot be undone.',
      button: `Delete ${what}`,
      action: '/operator/inbox/delete',
      // From the newest that was counted on: what has come since then is not deleted unseen.
      fields: { ...filterFields(filter), from: writeCursor(counted.newest) },
      back: `/operator/inbox${filterQuery(filter)}`,
      keep: 'Keep',
    });
    return c.html(page);
  });

  app.post('/delete', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const from = readCursor(form, 'from');
    if (!from) return c.text('The form does not say from where on to delete.', 422);
    await submissions.removeMatching(readFilter(form), from);
    return c.redirect('/operator/inbox', 303);
  });

  app.get(`/:id{${ID}}`, async (c) => {
    const { id } = c.req.param();
    const submission = await submissions.get(id);
    if (!submission) return c.notFound();
    const [files, mails] = await Promise.all([submissions.files([id]), submissions.mails(id)]);
    const { operator } = await pages();
    return c.html(operator.submission(menu, submissionData(submission, files, mails, now())));
  });

  app.get(`/:id{${ID}}/files/:file{${ID}}`, async (c) => {
    const { id, file } = c.req.param();
    const stored = (await submissions.files([id])).find((entry) => entry.id === file);
    if (!stored) return c.notFound();
    return c.body(inbox.readFile(file), 200, {
      'Content-Type': stored.type,
      'Content-Length': String(stored.size),
      'Content-Disposition': attachment(stored.name),
      'X-Content-Type-Options': 'nosniff',
      // Should a browser show it all the same, nothing in it runs.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });

  app.get(`/:id{${ID}}/delete`, async (c) => {
    const { id } = c.req.param();
    const submission = await submissions.get(id);
    if (!submission) return c.notFound();
    const { operator } = await pages();
    const page = operator.confirmation(menu, {
      title: `Delete ${submission.reference}`,
      part: 'inbox',
      question: `Delete ${submission.reference}?`,
      consequences: 'Its files and mails go with it; a mail that has not left is not sent. This cannot be undone.',
      button: 'Delete the submission',
      action: `/operator/inbox/${id}/delete`,
      back: `/operator/inbox/${id}`,
      keep: 'Keep',
    });
    return c.html(page);
  });

  app.post(`/:id{${ID}}/delete`, async (c) => {
    await submissions.remove(c.req.param('id'));
    return c.redirect('/operator/inbox', 303);
  });
  return app;
}
