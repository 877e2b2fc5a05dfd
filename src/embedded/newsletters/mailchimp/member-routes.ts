import type { Context, Hono } from 'hono';
import type { MailchimpMembers } from '#protocol/newsletter/mailchimp.ts';
import { addMember, archiveMember, updateMember, upsertMember } from './change-members.ts';
import { findList, findMember, hashFromPath } from './find-member.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { methodNotAllowed, notFound } from './problem.ts';
import { readMemberUpdate, readMemberUpsert, readNewMember } from './read-member.ts';
import { readPage } from './read-page.ts';
import { links, wireMember } from './wire.ts';

const ALL = '/3.0/lists/:list/members';
const ONE = `${ALL}/:member`;

/** Adds the addresses of a list's members. */
export function addMemberRoutes(app: Hono, context: MailchimpContext): void {
  const { publicUrl } = context;

  app.get(ALL, async (c) => {
    const list = await findList(context, listOf(c));
    return c.json(await memberPage(context, list.id, c.req.query()));
  });
  app.post(ALL, async (c) => {
    // An unknown list is reported before the errors of the member.
    const list = await findList(context, listOf(c));
    const member = await addMember(context, list.id, await readNewMember(c.req.raw));
    return c.json(wireMember(member, publicUrl));
  });
  app.all(ALL, () => {
    throw methodNotAllowed('GET, POST');
  });

  app.get(ONE, async (c) => {
    const list = await findList(context, listOf(c));
    const member = await findMember(context, list.id, hashOf(c));
    if (!member) throw notFound();
    return c.json(wireMember(member, publicUrl));
  });
  app.put(ONE, async (c) => {
    const list = await findList(context, listOf(c));
    const member = await upsertMember(context, [list.id, hashOf(c)], await readMemberUpsert(c.req.raw));
    return c.json(wireMember(member, publicUrl));
  });
  app.patch(ONE, async (c) => {
    const list = await findList(context, listOf(c));
    const member = await updateMember(context, [list.id, hashOf(c)], await readMemberUpdate(c.req.raw));
    return c.json(wireMember(member, publicUrl));
  });
  app.delete(ONE, async (c) => {
    await archiveMember(context, [listOf(c), hashOf(c)]);
    return c.body(null, 204);
  });
  app.all(ONE, () => {
    throw methodNotAllowed('GET, PUT, PATCH, DELETE');
  });
}

/** Part of a list's members, oldest first; those that are archived only when asked for. */
async function memberPage(
  { db, publicUrl }: MailchimpContext,
  listId: string,
  query: Record<string, string>,
): Promise<MailchimpMembers> {
  const { count, offset, status } = readPage(query);
  const members = db
    .selectFrom('newsletter_member')
    .where('list_id', '=', listId)
    .where('status', status ? '=' : '<>', status ?? 'archived');
  const rows = await members
    .selectAll()
    .orderBy('created_at')
    .orderBy('subscriber_hash')
    .limit(count)
    .offset(offset)
    .execute();
  const { total } = await members.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const path = `/lists/${listId}`;
  return {
    members: rows.map((row) => wireMember(row, publicUrl)),
    list_id: listId,
    total_items: total,
    _links: links(
      publicUrl,
      ['self', 'GET', `${path}/members`],
      ['parent', 'GET', path],
      ['create', 'POST', `${path}/members`],
    ),
  };
}

const listOf = (c: Context): string => c.req.param('list') ?? '';
const hashOf = (c: Context): string => hashFromPath(c.req.param('member') ?? '');
