import type { Hono } from 'hono';
import type { MailchimpLists } from '#protocol/newsletter/mailchimp.ts';
import { findList } from './find-member.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { methodNotAllowed } from './problem.ts';
import { readPage } from './read-page.ts';
import { links, type MemberCounts, wireList } from './wire.ts';

/** Adds `GET /3.0/lists` and `GET /3.0/lists/{id}`. Lists are made by the seed, not by the API. */
export function addListRoutes(app: Hono, context: MailchimpContext): void {
  const { db, publicUrl } = context;

  app.get('/3.0/lists', async (c) => {
    const { count, offset } = readPage(c.req.query());
    const rows = await db
      .selectFrom('newsletter_list')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(count)
      .offset(offset)
      .execute();
    const counts = await memberCounts(context);
    const { total } = await db
      .selectFrom('newsletter_list')
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return c.json({
      lists: rows.map((row) => wireList(row, counts.get(row.id) ?? {}, publicUrl)),
      total_items: total,
      _links: links(publicUrl, ['self', 'GET', '/lists']),
    } satisfies MailchimpLists);
  });

  app.get('/3.0/lists/:list', async (c) => {
    const list = await findList(context, c.req.param('list'));
    const counts = await memberCounts(context, list.id);
    return c.json(wireList(list, counts.get(list.id) ?? {}, publicUrl));
  });

  for (const path of ['/3.0/lists', '/3.0/lists/:list']) {
    app.all(path, () => {
      throw methodNotAllowed('GET');
    });
  }
}

/** The members by list and status, of one list or of all. */
async function memberCounts({ db }: MailchimpContext, listId?: string): Promise<Map<string, MemberCounts>> {
  const rows = await db
    .selectFrom('newsletter_member')
    .select(['list_id', 'status', (of) => of.fn.countAll<number>().as('total')])
    .$if(listId !== undefined, (query) => query.where('list_id', '=', listId ?? ''))
    .groupBy(['list_id', 'status'])
    .execute();
  const counts = new Map<string, MemberCounts>();
  for (const { list_id, status, total } of rows) counts.set(list_id, { ...counts.get(list_id), [status]: total });
  return counts;
}
