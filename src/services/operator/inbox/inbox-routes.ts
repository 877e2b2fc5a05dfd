import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Inbox } from '../../inbox/open-inbox.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { confirmDeletion } from '../confirm-deletion.ts';
import { attachment } from '../content-disposition.ts';
import { type OperatorMenu, operatorPage } from '../operator-page.ts';
import { inboxCsv } from './inbox-csv.ts';
import { filterFields, filterQuery, readCursor, readFilter, writeCursor } from './inbox-query.ts';
import { submissionList } from './submission-list.ts';
import { submissionView } from './submission-view.ts';

const PAGE = 50;
const MAX_FORM = 20_000;
const ID = '[0-9a-f-]{36}';

/** What visitors sent by the site's forms: search, reading, files, export and deletion. */
export function inboxRoutes(inbox: Inbox, menu: OperatorMenu, now: () => Date): Hono {
  const app = new Hono();
  const { submissions } = inbox;
  const page = (title: string, body: Html) => operatorPage({ title, current: 'inbox', menu, body });
  const queryOf = (c: Context) => new URL(c.req.url).searchParams;

  app.get('/', async (c) => {
    const filter = readFilter(queryOf(c));
    const before = readCursor(queryOf(c), 'before');
    const found = await submissions.list(filter, { before, limit: PAGE + 1 });
    const shown = { submissions: found.slice(0, PAGE), hasNewer: before !== null, hasOlder: found.length > PAGE };
    return c.html(page('Inbox', submissionList({ filter, ...shown })));
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
    const body = confirmDeletion({
      question: `Delete ${what}?`,
      consequences: 'Files and mails go with them; a mail that has not left is not sent. This cannot be undone.',
      button: `Delete ${what}`,
      action: '/operator/inbox/delete',
      // From the newest that was counted on: what has come since then is not deleted unseen.
      fields: { ...filterFields(filter), from: writeCursor(counted.newest) },
      back: `/operator/inbox${filterQuery(filter)}`,
    });
    return c.html(page(`Delete ${what}`, body));
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
    return c.html(page(submission.reference, submissionView(submission, files, mails, now())));
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
    const body = confirmDeletion({
      question: `Delete ${submission.reference}?`,
      consequences: 'Its files and mails go with it; a mail that has not left is not sent. This cannot be undone.',
      button: 'Delete the submission',
      action: `/operator/inbox/${id}/delete`,
      back: `/operator/inbox/${id}`,
    });
    return c.html(page(`Delete ${submission.reference}`, body));
  });

  app.post(`/:id{${ID}}/delete`, async (c) => {
    await submissions.remove(c.req.param('id'));
    return c.redirect('/operator/inbox', 303);
  });
  return app;
}
