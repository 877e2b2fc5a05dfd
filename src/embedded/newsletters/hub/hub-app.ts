import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Kysely } from 'kysely';
import type { HubAnswer, HubPostData } from '#protocol/newsletter/hub.ts';
import { readSubmission } from './read-submission.ts';
import type { HubTables } from './tables.ts';

const MAX_BODY = 20_000;

/**
 * The HTTP side of the embedded hub: `POST /{form id}?format=json`. What is wrong with a submission is answered with 200 and
 * another `Status` than `Success`; other statuses say that the request itself was no submission.
 */
export function hubApp(db: Kysely<HubTables>, now: () => Date): Hono {
  const app = new Hono({ strict: false });

  app.post('/:form', bodyLimit({ maxSize: MAX_BODY, onError: (c) => failure(c, 'The form is too long.', 413) }));
  app.post('/:form', async (c) => {
    if (c.req.query('format') !== 'json') return failure(c, 'format: only json is answered.', 400);
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return failure(c, 'The body must be JSON.', 400);
    const form = await db
      .selectFrom('newsletter_hub_form')
      .selectAll()
      .where('id', '=', c.req.param('form'))
      .executeTakeFirst();
    if (!form) return failure(c, 'Form id: there is no such form.', 200);
    const read = readSubmission(body);
    if ('message' in read) return failure(c, read.message, 200);
    const isNew = await addMember(db, form.id, read.data, now());
    if (!isNew) return failure(c, `Email address ${read.data.emailAddress} is already on this list.`, 200);
    return c.json({ Status: 'Success', Message: `${form.name} will be sent to you.` } satisfies HubAnswer);
  });
  app.all('/:form', (c) => {
    c.header('Allow', 'POST');
    return failure(c, 'Only POST is answered.', 405);
  });
  app.notFound((c) => failure(c, 'The address must name one form.', 404));
  app.onError((error) => {
    throw error;
  });
  return app;
}

function failure(c: Context, message: string, status: 200 | 400 | 404 | 405 | 413): Response {
  return c.json({ Status: 'Error', Message: message } satisfies HubAnswer, status);
}

/** Puts a member on the list of a form; false when the address is on it. */
async function addMember(db: Kysely<HubTables>, formId: string, data: HubPostData, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_hub_member')
    .values({
      form_id: formId,
      email_key: data.emailAddress.toLowerCase(),
      email_address: data.emailAddress,
      first_name: data.firstName,
      last_name: data.lastName,
      zip: data.zip,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['form_id', 'email_key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
