import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { fieldError, notFound } from '../api-error.ts';
import type { SpaceStore } from '../space.ts';
import type { ContentTables, DocumentTable } from '../tables.ts';

export type DocumentKind = 'component' | 'component_group' | 'preset' | 'internal_tag' | 'asset_folder';

/** A document as it is sent: its own fields, and what the service keeps of it. */
export type StoredDocument = {
  id: number;
  name: string;
  created_at: string;
  updated_at: string;
  [field: string]: unknown;
};

export type DocumentStore = ReturnType<typeof documentStore>;

/** Kinds of which there is one of each name, and kinds that are named by a uuid from elsewhere. */
const uniqueNames: readonly DocumentKind[] = ['component'];
const withUuid: readonly DocumentKind[] = ['component_group', 'asset_folder'];

/** Everything that editors keep beside stories, by kind; see `DocumentTable`. */
export function documentStore(db: Kysely<ContentTables>, space: SpaceStore) {
  const rowsOf = (executor: Kysely<ContentTables>, kind: DocumentKind) =>
    executor.selectFrom('content_document').selectAll().where('kind', '=', kind);

  async function checkName(executor: Kysely<ContentTables>, kind: DocumentKind, id: number, name: string) {
    if (!uniqueNames.includes(kind)) return;
    const same = await rowsOf(executor, kind).where('name', '=', name).where('id', '!=', id).executeTakeFirst();
    if (same) throw fieldError('name', 'has already been taken');
  }

  return {
    list: async (kind: DocumentKind): Promise<StoredDocument[]> =>
      (await rowsOf(db, kind).orderBy('id').execute()).map(document),

    find: async (kind: DocumentKind, id: number): Promise<StoredDocument> => {
      const row = await rowsOf(db, kind).where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound();
      return document(row);
    },

    create: (kind: DocumentKind, name: string, data: object): Promise<StoredDocument> =>
      space.write(async ({ tx, takeId, now }) => {
        const id = takeId();
        await checkName(tx, kind, id, name);
        const own = withUuid.includes(kind) ? { uuid: randomUUID(), ...data } : data;
        const row = { id, kind, name, data: JSON.stringify(own), created_at: now, updated_at: now };
        await tx.insertInto('content_document').values(row).execute();
        return document(row);
      }),

    /** Fields that are not given stay as they are. */
    update: (kind: DocumentKind, id: number, name: string | undefined, data: object): Promise<StoredDocument> =>
      space.write(async ({ tx, now }) => {
        const old = await rowsOf(tx, kind).where('id', '=', id).executeTakeFirst();
        if (!old) throw notFound();
        const row = {
          ...old,
          name: name ?? old.name,
          data: JSON.stringify({ ...(JSON.parse(old.data) as object), ...data }),
          updated_at: now,
        };
        await checkName(tx, kind, id, row.name);
        await tx.updateTable('content_document').set(row).where('id', '=', id).execute();
        return document(row);
      }),

    /** What lies in a folder or group comes to lie beside it. Resolves with the document as it was. */
    remove: (kind: DocumentKind, id: number): Promise<StoredDocument> =>
      space.write(async ({ tx }) => {
        const old = await rowsOf(tx, kind).where('id', '=', id).executeTakeFirst();
        if (!old) throw notFound();
        const { parent_id = null } = JSON.parse(old.data) as { parent_id?: number | null };
        for (const row of await rowsOf(tx, kind).execute()) {
          const data = JSON.parse(row.data) as { parent_id?: number | null };
          if (data.parent_id !== id) continue;
          const moved = JSON.stringify({ ...data, parent_id });
          await tx.updateTable('content_document').set({ data: moved }).where('id', '=', row.id).execute();
        }
        if (kind === 'asset_folder') {
          await tx
            .updateTable('content_asset')
            .set({ asset_folder_id: parent_id })
            .where('asset_folder_id', '=', id)
            .execute();
        }
        await tx.deleteFrom('content_document').where('id', '=', id).execute();
        return document(old);
      }),
  };
}

function document({ id, name, data, created_at, updated_at }: Selectable<DocumentTable>): StoredDocument {
  return { ...(JSON.parse(data) as object), id, name, created_at, updated_at };
}
