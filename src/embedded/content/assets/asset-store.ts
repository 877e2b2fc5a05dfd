import type { Kysely, Transaction } from 'kysely';
import { fieldError, forbidden, notFound } from '../api-error.ts';
import type { SpaceStore, SpaceWrite } from '../space.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';
import { type AssetFileRow, deleteContent, newFileId, writeFile } from './asset-files.ts';
import { type AssetInput, changedData } from './asset-input.ts';
import { type AssetRow, dataOf } from './asset-list.ts';
import type { AssetFileState } from './asset-table.ts';
import { proposedFileName } from './file-types.ts';
import { type InspectedFile, type InspectPicture, inspectFile } from './inspect-file.ts';
import { replaceInStories, storiesWith } from './replace-in-stories.ts';

/** Who changes the library. */
export type AssetActor = {
  /** The editor's address; null where a token does it. */
  author: string | null;
  /** Whether they may change what the public sees. */
  mayPublish: boolean;
};

export type AssetStore = ReturnType<typeof assetStore>;

const whatPublishersDo = 'change a file that the public sees';

/** The library of assets. Each write is one transaction, and resolves once it is durable. */
export function assetStore(
  db: Kysely<ContentTables>,
  space: SpaceStore,
  { spaceId, inspectPicture }: { spaceId: number; inspectPicture: InspectPicture },
) {
  async function find(executor: Kysely<ContentTables>, id: number): Promise<AssetRow> {
    const row = await executor.selectFrom('content_asset').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }
  const pathOf = ({ id, width, height }: AssetFileRow, name: string) =>
    `/f/${spaceId}/${width > 0 ? `${width}x${height}` : 'x'}/${id}/${name}`;

  return {
    all: (): Promise<AssetRow[]> => db.selectFrom('content_asset').selectAll().execute(),

    /** Throws 404 for one that is not there, or whose first file has not come. */
    find: async (id: number): Promise<AssetRow> => {
      const row = await find(db, id);
      if (row.filename === '') throw notFound();
      return row;
    },

    /** Allows one file to be sent: the first of a new asset, or one in place of that of `replaced`. */
    expectFile: (name: string, replaced: number | null, given: AssetInput, author: string | null) =>
      space.write(async (write) => {
        const file = { id: newFileId(), name: proposedFileName(name) };
        const id = replaced === null ? await freeId(write) : (await find(write.tx, replaced)).id;
        if (replaced === null)
          await write.tx
            .insertInto('content_asset')
            .values(newAsset(write, id, file.name, given, author))
            .execute();
        const empty = { state: 'waiting' as const, type: '', size: 0, width: 0, height: 0, created_at: write.now };
        await write.tx
          .insertInto('content_asset_file')
          .values({ ...file, ...empty, asset_id: id })
          .execute();
        return { assetId: id, file };
      }),

    /**
     * Looks into the file that has come last, and makes it the asset's. Throws 422 with what is wrong with it, which is then
     * gone. Resolves also with the stories that have it in place of the former one now.
     */
    finish: async (id: number, actor: AssetActor): Promise<{ row: AssetRow; stories: StoryRow[] }> => {
      const received = await lastFile(db, id, 'received');
      if (!received) {
        const row = await find(db, id);
        if (row.filename === '') throw fieldError('file', 'has not been sent');
        return { row, stories: [] };
      }
      const inspected = await inspectFile(db, received, inspectPicture).catch(async (error: unknown) => {
        await forget(db, received);
        throw error;
      });
      if (inspected.cleaned) await rewrite(db, received.id, inspected.cleaned);
      return space.write(async (write) => {
        const old = await find(write.tx, id);
        if (old.filename !== '' && !actor.mayPublish) await checkUnseen(write.tx, old.filename);
        const file = { ...received, ...columnsOf(inspected), state: 'current' as const };
        const path = pathOf(file, inspected.name);
        await retire(write.tx, id);
        await write.tx.updateTable('content_asset_file').set(file).where('id', '=', file.id).execute();
        const row = { ...old, ...withFacts(old, inspected), filename: path, updated_at: write.now };
        await write.tx.updateTable('content_asset').set(row).where('id', '=', id).execute();
        const stories =
          old.filename === ''
            ? []
            : await replaceInStories(write, old.filename, { path, facts: inspected.facts }, actor.author);
        return { row, stories };
      });
    },

    update: (id: number, given: AssetInput, { mayPublish }: AssetActor): Promise<AssetRow> =>
      space.write(async (write) => {
        const old = await find(write.tx, id);
        const isPrivate = given.is_private == null ? old.is_private : Number(given.is_private);
        if (isPrivate !== old.is_private && !mayPublish) await checkUnseen(write.tx, old.filename);
        const row = {
          ...old,
          is_private: isPrivate,
          asset_folder_id: given.asset_folder_id === undefined ? old.asset_folder_id : given.asset_folder_id || null,
          data: JSON.stringify(changedData(dataOf(old), given)),
          updated_at: write.now,
        };
        await write.tx.updateTable('content_asset').set(row).where('id', '=', id).execute();
        return row;
      }),

    /** Deletes assets, or brings deleted ones back; those that are not there are let go. */
    setDeleted: (ids: readonly number[], isDeleted: boolean, { mayPublish }: AssetActor): Promise<AssetRow[]> =>
      space.write(async (write) => {
        const rows = await write.tx.selectFrom('content_asset').selectAll().where('id', 'in', ids).execute();
        for (const row of rows) if (isDeleted && !mayPublish) await checkUnseen(write.tx, row.filename);
        const deletedAt = isDeleted ? write.now : null;
        await write.tx.updateTable('content_asset').set({ deleted_at: deletedAt }).where('id', 'in', ids).execute();
        return rows.map((row) => ({ ...row, deleted_at: deletedAt }));
      }),

    move: (ids: readonly number[], folder: number | null): Promise<unknown> =>
      space.write(({ tx }) =>
        tx
          .updateTable('content_asset')
          .set({ asset_folder_id: folder || null })
          .where('id', 'in', ids)
          .execute(),
      ),
  };
}

/** Drawings of a seed have ids that follow from their content. */
async function freeId({ tx, takeId }: SpaceWrite): Promise<number> {
  for (;;) {
    const id = takeId();
    const taken = await tx.selectFrom('content_asset').select('id').where('id', '=', id).executeTakeFirst();
    if (!taken) return id;
  }
}

function newAsset(write: SpaceWrite, id: number, name: string, given: AssetInput, author: string | null): AssetRow {
  return {
    id,
    filename: '',
    short_filename: name,
    content_type: '',
    content_length: 0,
    asset_folder_id: given.asset_folder_id || null,
    is_private: given.is_private ? 1 : 0,
    data: JSON.stringify(changedData({}, given)),
    author,
    created_at: write.now,
    updated_at: write.now,
    deleted_at: null,
  };
}

const columnsOf = ({ type, size, width, height, name }: InspectedFile) => ({ type, size, width, height, name });

/** What the library says of a file that has come: its type, and beside what an editor said, what was read in it. */
function withFacts(old: AssetRow, { name, type, size, facts }: InspectedFile) {
  const data = dataOf(old);
  // A focal point of a picture of another size would be another place; the fields of stories keep theirs.
  const kept = old.filename === '' ? data : { ...data, focus: '' };
  const meta_data = { ...data.meta_data, ...facts };
  return {
    short_filename: name,
    content_type: type,
    content_length: size,
    data: JSON.stringify({ ...kept, meta_data }),
  };
}

async function lastFile(
  db: Kysely<ContentTables>,
  assetId: number,
  state: AssetFileState,
): Promise<AssetFileRow | undefined> {
  return db
    .selectFrom('content_asset_file')
    .selectAll()
    .where('asset_id', '=', assetId)
    .where('state', '=', state)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The former file's address goes on to lead to the asset; its content goes. */
async function retire(tx: Transaction<ContentTables>, assetId: number): Promise<void> {
  const former = await lastFile(tx, assetId, 'current');
  if (!former) return;
  await tx.updateTable('content_asset_file').set({ state: 'former' }).where('id', '=', former.id).execute();
  await deleteContent(tx, former.id);
}

/** A file that was refused, with its asset where that has no other. */
async function forget(db: Kysely<ContentTables>, file: AssetFileRow): Promise<void> {
  await db.deleteFrom('content_asset_file').where('id', '=', file.id).execute();
  await db.deleteFrom('content_asset').where('id', '=', file.asset_id).where('filename', '=', '').execute();
}

async function rewrite(db: Kysely<ContentTables>, fileId: string, bytes: Buffer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const content = await writeFile(tx, fileId);
    await content.write(bytes);
    await content.flush();
  });
}

async function checkUnseen(tx: Transaction<ContentTables>, path: string): Promise<void> {
  const seen = await storiesWith(tx, path).select('id').where('published_content', 'is not', null).executeTakeFirst();
  if (seen) throw forbidden(whatPublishersDo);
}
