import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { MailData, OperatorMenu } from '#server-pages/operator/operator-pages.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import { mailState, mailStates } from '../../outbox/mail-state.ts';
import { retryMail } from '../../outbox/retry-mail.ts';
import type { OutboxMailTable, OutboxTables } from '../../outbox/tables.ts';
import { readChoice, readPlace, readSearch } from '../list-query.ts';
import { findMails } from './find-mails.ts';
import { mailListData } from './mail-list-data.ts';
import { mailStateData } from './mail-state-data.ts';

/** Mails on a page. */
const pageSize = 50;

/** What the mail's own HTML may do when it is shown: look as it was written, and nothing else. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; sandbox";

export type MailRoutes = {
  outbox: Kysely<OutboxTables>;
  menu: OperatorMenu;
  pages: LoadServerPages;
  /** Wakes the sender: a mail is due. */
  wake: () => void;
  now: () => Date;
};

/** The mailbox: every mail of the outbox, newest first, and what became of it. */
export function mailRoutes({ outbox, menu, pages, wake, now }: MailRoutes): Hono {
  const app = new Hono();
  const find = (id: string) => outbox.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst();

  app.get('/', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const filter = { search: readSearch(query), state: readChoice(query, 'state', mailStates) };
    const before = readPlace(query, 'before');
    const found = await findMails(outbox, filter, { before, limit: pageSize + 1, now: now() });
    const shown = { mails: found.slice(0, pageSize), hasNewer: before !== null, hasOlder: found.length > pageSize };
    const { operator } = await pages();
    return c.html(operator.mails(menu, mailListData({ filter, ...shown, now: now() })));
  });

  app.get('/:id', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail) return c.notFound();
    const { operator } = await pages();
    return c.html(operator.mail(menu, mailData(mail, now())));
  });

  app.get('/:id/html', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail?.html) return c.notFound();
    return c.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy });
  });

  app.post('/:id/retry', async (c) => {
    const { id } = c.req.param();
    if (await retryMail(outbox, id, now())) wake();
    return c.redirect(`/operator/mail/${id}`, 303);
  });

  app.get('/:id/delete', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail) return c.notFound();
    const { operator } = await pages();
    const page = operator.confirmation(menu, {
      title: 'Delete a mail',
      part: 'mail',
      question: 'Delete this mail?',
      consequences: `“${mail.subject}” to ${mail.recipient}. If it has not left, it is not sent. This cannot be undone.`,
      button: 'Delete the mail',
      action: `/operator/mail/${mail.id}/delete`,
      back: `/operator/mail/${mail.id}`,
      keep: 'Keep',
    });
    return c.html(page);
  });

  app.post('/:id/delete', async (c) => {
    await outbox.deleteFrom('outbox_mail').where('id', '=', c.req.param('id')).execute();
    return c.redirect('/operator/mail', 303);
  });
  return app;
}

/** What the page of one mail shows. */
function mailData(mail: OutboxMailTable, now: Date): MailData {
  const state = mailState(mail, now);
  return {
    id: mail.id,
    subject: mail.subject,
    recipient: mail.recipient,
    replyTo: mail.reply_to,
    createdAt: mail.created_at,
    state: mailStateData(mail, now),
    attempts: mail.attempts,
    triedAt: mail.tried_at,
    canRetry: state === 'failed' || state === 'retrying',
    text: mail.text,
    hasHtml: Boolean(mail.html),
    submissionId: mail.kind.startsWith('submission_') ? mail.related_id : null,
  };
}
