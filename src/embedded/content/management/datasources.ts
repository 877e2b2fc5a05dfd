import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { fieldError, notFound } from '../api-error.ts';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import { listOf } from '../select-stories.ts';
import type { SpaceWrite } from '../space.ts';
import type { ContentTables } from '../tables.ts';
import { idOf } from './path-id.ts';
import { readObject } from './request-body.ts';

const name = z.string().trim().min(1, 'cannot be blank');
const datasource = z.object({
  name,
  slug: z.string().regex(/^[\w-]+$/, 'may have letters, digits, _ and - only'),
});
const entry = z.object({
  name,
  value: z.string(),
  datasource_id: z.int().positive(),
  position: z.int().min(0).optional(),
});

/** The vendor's clients send either. */
const changing = ['PUT', 'PATCH'];

/** `/datasources` and `/datasource_entries` of a space. There are no dimensions. */
export function manageDatasources(router: Hono, context: ContentContext, base: string): void {
  const { db, space } = context;
  const changed = (slug: string) =>
    context.onChange({
      action: 'entries_updated',
      text: `The entries of the datasource ${slug} have changed.`,
      space_id: context.spaceId,
      datasource_slug: slug,
    });
  /** Runs a change of one datasource, which its slug then tells of. */
  const write = async <Result>(work: (write: SpaceWrite) => Promise<{ slug: string; result: Result }>) => {
    const { slug, result } = await space.write((current) => {
      current.publishes();
      return work(current);
    });
    changed(slug);
    return result;
  };
  const answer = (row: DatasourceRow, status: 200 | 201 = 200) => Response.json({ datasource: wire(row) }, { status });
  const entryAnswer = ({ id, name: entryName, value, datasource_id, position }: EntryRow, status: 200 | 201 = 200) =>
    Response.json(
      { datasource_entry: { id, name: entryName, value, datasource_id, position, dimension_value: '' } },
      { status },
    );

  router.get(`${base}/datasources`, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const search = query.get('search')?.toLowerCase();
    const ids = listOf(query, 'by_ids');
    const all = await db.selectFrom('content_datasource').selectAll().orderBy('position').orderBy('id').execute();
    const found = all.filter(
      (row) =>
        (!search || row.name.toLowerCase().includes(search) || row.slug.includes(search)) &&
        (!ids || ids.includes(String(row.id))),
    );
    const { page, perPage } = readPage(query, 100);
    const shown = found.slice((page - 1) * perPage, page * perPage).map(wire);
    return pageResponse({ datasources: shown }, found.length, perPage);
  });
  router.get(`${base}/datasources/:id`, async (c) => answer(await datasourceById(db, idOf(c))));
  router.post(`${base}/datasources`, async (c) => {
    const given = await readObject(c.req.raw, 'datasource', datasource);
    const row = await write(async ({ tx, takeId }) => {
      await checkSlug(tx, given.slug, 0);
      const { last } = await tx
        .selectFrom('content_datasource')
        .select((is) => is.fn.max<number | null>('position').as('last'))
        .executeTakeFirstOrThrow();
      const result = { id: takeId(), ...given, position: last === null ? 0 : Number(last) + 1 };
      await tx.insertInto('content_datasource').values(result).execute();
      return { slug: given.slug, result };
    });
    return answer(row, 201);
  });
  router.on(changing, `${base}/datasources/:id`, async (c) => {
    const id = idOf(c);
    const given = await readObject(c.req.raw, 'datasource', datasource.partial());
    return answer(
      await write(async ({ tx }) => {
        const old = await datasourceById(tx, id);
        if (given.slug !== undefined) await checkSlug(tx, given.slug, id);
        const result = { ...old, name: given.name ?? old.name, slug: given.slug ?? old.slug };
        await tx.updateTable('content_datasource').set(result).where('id', '=', id).execute();
        return { slug: result.slug, result };
      }),
    );
  });
  router.delete(`${base}/datasources/:id`, async (c) => {
    const id = idOf(c);
    return answer(
      await write(async ({ tx }) => {
        const result = await datasourceById(tx, id);
        await tx.deleteFrom('content_datasource_entry').where('datasource_id', '=', id).execute();
        await tx.deleteFrom('content_datasource').where('id', '=', id).execute();
        return { slug: result.slug, result };
      }),
    );
  });

  router.get(`${base}/datasource_entries`, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const [id, slug] = [query.get('datasource_id'), query.get('datasource_slug')];
    let rows = db
      .selectFrom('content_datasource_entry as entry')
      .innerJoin('content_datasource as datasource', 'datasource.id', 'entry.datasource_id');
    if (id) rows = rows.where('datasource.id', '=', Number(id) || 0);
    if (slug) rows = rows.where('datasource.slug', '=', slug);
    const all = await rows.selectAll('entry').orderBy('datasource.position').orderBy('entry.position').execute();
    const { page, perPage } = readPage(query, 1000);
    const shown = all.slice((page - 1) * perPage, page * perPage);
    return pageResponse(
      { datasource_entries: shown.map((row) => ({ ...row, dimension_value: '' })) },
      all.length,
      perPage,
    );
  });
  router.post(`${base}/datasource_entries`, async (c) => {
    const given = await readObject(c.req.raw, 'datasource_entry', entry);
    const row = await write(async ({ tx, takeId }) => {
      const { slug } = await datasourceById(tx, given.datasource_id);
      await checkEntryName(tx, given.datasource_id, given.name, 0);
      const { last } = await tx
        .selectFrom('content_datasource_entry')
        .select((is) => is.fn.max<number | null>('position').as('last'))
        .where('datasource_id', '=', given.datasource_id)
        .executeTakeFirstOrThrow();
      const position = given.position ?? (last === null ? 0 : Number(last) + 1);
      const result = { id: takeId(), ...given, position };
      await tx.insertInto('content_datasource_entry').values(result).execute();
      return { slug, result };
    });
    return entryAnswer(row, 201);
  });
  router.on(changing, `${base}/datasource_entries/:id`, async (c) => {
    const id = idOf(c);
    const given = await readObject(c.req.raw, 'datasource_entry', entry.omit({ datasource_id: true }).partial());
    return entryAnswer(
      await write(async ({ tx }) => {
        const old = await entryById(tx, id);
        if (given.name !== undefined) await checkEntryName(tx, old.datasource_id, given.name, id);
        const { name: entryName = old.name, value = old.value, position = old.position } = given;
        const result = { ...old, name: entryName, value, position };
        await tx.updateTable('content_datasource_entry').set(result).where('id', '=', id).execute();
        return { slug: (await datasourceById(tx, old.datasource_id)).slug, result };
      }),
    );
  });
  router.delete(`${base}/datasource_entries/:id`, async (c) => {
    const id = idOf(c);
    return entryAnswer(
      await write(async ({ tx }) => {
        const result = await entryById(tx, id);
        await tx.deleteFrom('content_datasource_entry').where('id', '=', id).execute();
        return { slug: (await datasourceById(tx, result.datasource_id)).slug, result };
      }),
    );
  });
}

type DatasourceRow = { id: number; name: string; slug: string };

function wire({ id, name, slug }: DatasourceRow) {
  return { id, name, slug, dimensions: [] };
}

type EntryRow = { id: number; name: string; value: string; datasource_id: number; position: number };

async function datasourceById(db: Kysely<ContentTables>, id: number) {
  const row = await db.selectFrom('content_datasource').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function entryById(db: Kysely<ContentTables>, id: number) {
  const row = await db.selectFrom('content_datasource_entry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function checkSlug(db: Kysely<ContentTables>, slug: string, id: number): Promise<void> {
  const rows = db.selectFrom('content_datasource').select('id').where('slug', '=', slug).where('id', '!=', id);
  if (await rows.executeTakeFirst()) throw fieldError('slug', 'has already been taken');
}

async function checkEntryName(db: Kysely<ContentTables>, datasourceId: number, entryName: string, id: number) {
  const rows = db
    .selectFrom('content_datasource_entry')
    .select('id')
    .where('datasource_id', '=', datasourceId)
    .where('name', '=', entryName)
    .where('id', '!=', id);
  if (await rows.executeTakeFirst()) throw fieldError('name', 'has already been taken');
}
