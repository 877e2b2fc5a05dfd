import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import type { OutboxMailTable, OutboxTables } from '../../outbox/tables.ts';
import { operatorPage, shownTime } from '../operator-page.ts';

const PAGE = 50;

/** What the mail's own HTML may do when it is shown: look as it was written, and nothing else. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; sandbox";

/** The mailbox: every mail of the outbox, newest first, and what became of it. */
export function mailRoutes(outbox: Kysely<OutboxTables>, hasOrders: boolean): Hono {
  const app = new Hono();
  const find = (id: string) => outbox.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst();

  app.get('/', async (c) => {
    const before = c.req.query('before');
    let query = outbox
      .selectFrom('outbox_mail')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(PAGE + 1);
    if (before) query = query.where('created_at', '<', before);
    const mails = await query.execute();
    return c.html(operatorPage({ title: 'Mail', current: 'mail', hasOrders, body: mailList(mails) }));
  });

  app.get('/:id', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail) return c.notFound();
    return c.html(operatorPage({ title: mail.subject, current: 'mail', hasOrders, body: oneMail(mail) }));
  });

  app.get('/:id/html', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail?.html) return c.notFound();
    return c.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy });
  });
  return app;
}

function mailList(mails: OutboxMailTable[]) {
  const shown = mails.slice(0, PAGE);
  const last = shown.at(-1);
  if (shown.length === 0) return html`<h1>Mail</h1><p>No mail has been written yet.</p>`;
  return html`<h1>Mail</h1>
<table class="rows">
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead>
<tbody>${shown.map(
    (mail) => html`<tr>
<td><a href="/operator/mail/${mail.id}">${mail.subject}</a></td>
<td>${mail.recipient}</td>
<td>${shownTime(mail.created_at)}</td>
<td>${mailState(mail)}</td>
</tr>`,
  )}</tbody>
</table>
${mails.length > PAGE && last ? html`<p class="links"><a href="/operator/mail?before=${last.created_at}">Older mail</a></p>` : ''}`;
}

function oneMail(mail: OutboxMailTable) {
  return html`<h1>${mail.subject}</h1>
<dl class="facts">
<div><dt>To</dt><dd>${mail.recipient}</dd></div>
<div><dt>Written</dt><dd>${shownTime(mail.created_at)}</dd></div>
<div><dt>State</dt><dd>${mailState(mail)}</dd></div>
</dl>
<pre class="mailtext" tabindex="0" role="region" aria-label="Text of the mail">${mail.text}</pre>
${mail.html ? html`<p class="links"><a href="/operator/mail/${mail.id}/html">As it looks in HTML</a></p>` : ''}`;
}

function mailState(mail: OutboxMailTable) {
  if (mail.sent_at) return html`Sent ${shownTime(mail.sent_at)}`;
  if (mail.error) return html`Failed: ${mail.error}`;
  return mail.tried_at ? 'Was being sent when the server stopped' : 'Waiting';
}
