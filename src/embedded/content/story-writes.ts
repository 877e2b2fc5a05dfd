import { randomUUID } from 'node:crypto';
import { fieldError, notFound } from './api-error.ts';
import { withBlockUids } from './block-uids.ts';
import { checkPublishable } from './management/publish-check.ts';
import { addRedirects, type MovedPage } from './management/redirects.ts';
import { noteFirstVersion, noteVersion, readVersion, type VersionEvent } from './management/story-history.ts';
import type { StoryInput } from './management/story-input.ts';
import { newRow } from './new-row.ts';
import type { SpaceStore, SpaceWrite } from './space.ts';
import type { StoryRow } from './stored-story.ts';
import { addressIn, checkAddressFree, deletedRow, descendants, parentFolder, rowById } from './story-tree.ts';
import { tombstone, uuidFor, uuidOnce } from './story-uuids.ts';
import { putRows } from './write-story.ts';

export type StoryWrites = ReturnType<typeof storyWrites>;

/** How a story is written, and by whom. */
export type WriteOptions = {
  /** The editor's address; null where a token does it. */
  author: string | null;
  publish?: boolean;
  /** Publishes although the content does not fit its components. */
  forcePublish?: boolean;
  /** The version that was changed, where nothing else may be overwritten. */
  lockVersion?: number | null;
  /** Whether former addresses lead to the new ones from now on. */
  redirect?: boolean;
};

/** Somebody else has saved the story meanwhile; `row` is what it is now. */
export class StaleStory extends Error {
  override readonly name = 'StaleStory';
  readonly row: StoryRow;

  constructor(row: StoryRow) {
    super('The story was saved by somebody else');
    this.row = row;
  }
}

/**
 * What an editor does to stories and folders. Each is one transaction: it resolves with the row as stored once that
 * is durable, and throws 404 or 422, or `StaleStory`, with nothing changed. Each leaves a version behind.
 *
 * Name and content are the draft's until it is published; address, tags, position and the like have no versions.
 */
export function storyWrites(space: SpaceStore) {
  const change = <Result>(id: number, work: (write: SpaceWrite, old: StoryRow) => Promise<Result>) =>
    space.write(async (write) => {
      const old = await rowById(write.tx, id);
      if (!old) throw notFound();
      await noteFirstVersion(write, old);
      return work(write, old);
    });

  return {
    create: (input: StoryInput, options: WriteOptions) =>
      space.write(async (write) => {
        const { row: placed } = await place(write, withInput(newRow(write, input), input), null);
        const row = { ...placed, uuid: await uuidFor(write, placed) };
        return store(write, options.publish ? await published(write, row, options) : row, 'create', options);
      }),

    /** Resolves also with the published pages that have another address now. */
    update: (id: number, input: StoryInput, options: WriteOptions): Promise<{ row: StoryRow; moved: MovedPage[] }> =>
      change(id, async (write, old) => {
        const { lockVersion = null, publish = false } = options;
        if (lockVersion !== null && lockVersion !== old.revision) throw new StaleStory(old);
        const changed = { ...withInput(old, input), updated_at: write.now, revision: write.revision };
        const { row, moved } = await place(write, changed, old);
        if (old.published_content !== null) write.publishes();
        if (options.redirect) await addRedirects(write, moved);
        const stored = publish ? await published(write, row, options) : row;
        return { row: await store(write, stored, publish ? 'publish' : 'update', options), moved };
      }),

    publish: (id: number, options: WriteOptions) =>
      change(id, async (write, old) => store(write, await published(write, old, options), 'publish', options)),

    unpublish: (id: number, options: WriteOptions) =>
      change(id, (write, old) => store(write, withdrawn(write, old), 'unpublish', options)),

    /** Makes a former version the draft. */
    restore: (id: number, versionId: number, options: WriteOptions) =>
      change(id, async (write, old) => {
        const { name, content } = await readVersion(write.tx, id, versionId);
        const restored = { ...old, name, draft_content: content, updated_at: write.now, revision: write.revision };
        return store(write, restored, 'restore', options);
      }),

    /** With a folder goes everything in it. Resolves with the row as it was. */
    remove: (id: number, options: WriteOptions) =>
      change(id, async (write, old) => {
        const gone = [old, ...(old.is_folder === 1 ? await descendants(write.tx, old.id) : [])];
        for (const row of gone) await noteVersion(write, row, 'delete', options.author);
        await putRows(
          write.tx,
          gone.map((row) => tombstone(write, row)),
        );
        write.publishes();
        return old;
      }),

    /** A deleted story or folder is what it was, public or not; what lay in a folder is not brought back with it. */
    undelete: (id: number, options: WriteOptions) =>
      space.write(async (write) => {
        const gone = await deletedRow(write.tx, id);
        if (!gone) throw notFound();
        const row = { ...gone, uuid: await uuidOnce(write, gone), deleted: 0, revision: write.revision };
        const { row: placed } = await place(write, row, null);
        if (placed.published_content !== null) write.publishes();
        return store(write, placed, 'restore', options);
      }),
  };
}

/** A part of a scheduled change, in the transaction that marks it as done. */
export async function storeScheduled(
  write: SpaceWrite,
  old: StoryRow,
  action: 'publish' | 'unpublish',
  author: string | null,
) {
  await noteFirstVersion(write, old);
  const row = action === 'publish' ? await published(write, old, { author }) : withdrawn(write, old);
  return store(write, row, action, { author });
}

async function store(
  write: SpaceWrite,
  row: StoryRow,
  event: VersionEvent,
  { author }: WriteOptions,
): Promise<StoryRow> {
  await putRows(write.tx, [row]);
  await noteVersion(write, row, event, author);
  return row;
}

/** Gives a row its address, and what lies below a folder that moved. Throws 422 when the address is taken. */
async function place(
  write: SpaceWrite,
  row: StoryRow,
  old: StoryRow | null,
): Promise<{ row: StoryRow; moved: MovedPage[] }> {
  const parent = await parentFolder(write.tx, row.parent_id);
  if (row.is_startpage === 1 && !parent) throw fieldError('is_startpage', 'needs a folder');
  const placed = { ...row, full_slug: addressIn(parent, row.slug, row.is_startpage === 1) };
  await checkAddressFree(write.tx, placed);
  if (!old || old.full_slug === placed.full_slug) return { row: placed, moved: [] };
  if (placed.is_folder === 0) return { row: placed, moved: movedPages([[old, placed]]) };
  const below = await descendants(write.tx, placed.id);
  if (parent && below.some((child) => child.id === parent.id)) throw fieldError('parent_id', 'is inside the folder');
  const addresses = new Map([[placed.id, placed]]);
  for (const child of below) {
    const folder = addresses.get(child.parent_id) ?? null;
    const moved = { ...child, full_slug: addressIn(folder, child.slug, child.is_startpage === 1) };
    addresses.set(child.id, { ...moved, revision: write.revision });
    if (child.published_content !== null) write.publishes();
  }
  const moved = movedPages(below.map((child) => [child, addresses.get(child.id) ?? child]));
  addresses.delete(placed.id);
  await putRows(write.tx, [...addresses.values()]);
  return { row: placed, moved };
}

function movedPages(pairs: readonly [StoryRow, StoryRow][]): MovedPage[] {
  return pairs
    .filter(([old, row]) => old.published_content !== null && old.full_slug !== row.full_slug)
    .map(([old, row]) => ({ from: `/${old.full_slug}`, to: `/${row.full_slug}` }));
}

/** The row with what an editor wrote laid over it; whether it is a folder is settled when it is made. */
function withInput(row: StoryRow, input: StoryInput): StoryRow {
  const { content, tag_list, meta_data, is_startpage, is_folder: _, ...plain } = input;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...row,
    ...given,
    parent_id: input.parent_id === undefined ? row.parent_id : (input.parent_id ?? 0),
    ...(tag_list && { tag_list: JSON.stringify([...new Set(tag_list)]) }),
    ...(meta_data !== undefined && { meta_data: meta_data === null ? null : JSON.stringify(meta_data) }),
    ...(is_startpage !== undefined && { is_startpage: is_startpage ? 1 : 0 }),
    ...(content &&
      row.is_folder === 0 && { draft_content: JSON.stringify(withBlockUids(content, () => randomUUID())) }),
  };
}

async function published(write: SpaceWrite, row: StoryRow, { forcePublish }: WriteOptions): Promise<StoryRow> {
  if (row.is_folder === 1) throw fieldError('publish', 'is not for folders');
  if (!forcePublish) await checkPublishable(write.tx, row);
  write.publishes();
  return {
    ...row,
    published_content: row.draft_content,
    published_name: row.name,
    published_at: write.now,
    first_published_at: row.first_published_at ?? write.now,
    revision: write.revision,
  };
}

function withdrawn(write: SpaceWrite, row: StoryRow): StoryRow {
  write.publishes();
  return { ...row, published_content: null, published_name: null, published_at: null, revision: write.revision };
}
