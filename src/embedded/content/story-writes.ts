import { randomUUID } from 'node:crypto';
import { fieldError, notFound } from './api-error.ts';
import { withBlockUids } from './block-uids.ts';
import type { StoryInput } from './management-input.ts';
import type { SpaceStore, SpaceWrite } from './space.ts';
import type { StoryRow } from './stored-story.ts';
import { addressIn, checkAddressFree, descendants, parentFolder, rowById } from './story-tree.ts';
import { putRows } from './write-story.ts';

export type StoryWrites = ReturnType<typeof storyWrites>;

/**
 * What an editor does to stories and folders. Each is one transaction: it resolves with the row as stored once that
 * is durable, and throws 404 or 422 with nothing changed.
 *
 * Name and content are the draft's until it is published; address, tags, position and the like have no versions.
 */
export function storyWrites(space: SpaceStore) {
  const change = (id: number, work: (write: SpaceWrite, old: StoryRow) => Promise<StoryRow>) =>
    space.write(async (write) => {
      const old = await rowById(write.tx, id);
      if (!old) throw notFound();
      return work(write, old);
    });

  return {
    create: (input: StoryInput, publish: boolean) =>
      space.write(async (write) => {
        const row = await place(write, withInput(newRow(write, input), input), null);
        return store(write, publish ? published(write, row) : row);
      }),

    update: (id: number, input: StoryInput, publish: boolean) =>
      change(id, async (write, old) => {
        const changed = { ...withInput(old, input), updated_at: write.now, revision: write.revision };
        const row = await place(write, changed, old);
        if (old.published_content !== null) write.publishes();
        return store(write, publish ? published(write, row) : row);
      }),

    publish: (id: number) => change(id, (write, old) => store(write, published(write, old))),

    unpublish: (id: number) =>
      change(id, (write, old) => {
        write.publishes();
        const withdrawn = { published_content: null, published_name: null, published_at: null };
        return store(write, { ...old, ...withdrawn, revision: write.revision });
      }),

    /** With a folder goes everything in it. Resolves with the row as it was. */
    remove: (id: number) =>
      change(id, async (write, old) => {
        const gone = [old, ...(old.is_folder === 1 ? await descendants(write.tx, old.id) : [])];
        await putRows(
          write.tx,
          gone.map((row) => tombstone(write, row)),
        );
        write.publishes();
        return old;
      }),
  };
}

async function store(write: SpaceWrite, row: StoryRow): Promise<StoryRow> {
  await putRows(write.tx, [row]);
  return row;
}

/** Gives a row its address, and what lies below a folder that moved. Throws 422 when the address is taken. */
async function place(write: SpaceWrite, row: StoryRow, old: StoryRow | null): Promise<StoryRow> {
  const parent = await parentFolder(write.tx, row.parent_id);
  if (row.is_startpage === 1 && !parent) throw fieldError('is_startpage', 'needs a folder');
  const placed = { ...row, full_slug: addressIn(parent, row.slug, row.is_startpage === 1) };
  await checkAddressFree(write.tx, placed);
  if (!old || old.full_slug === placed.full_slug || placed.is_folder === 0) return placed;
  const below = await descendants(write.tx, placed.id);
  if (parent && below.some((child) => child.id === parent.id)) throw fieldError('parent_id', 'is inside the folder');
  const addresses = new Map([[placed.id, placed]]);
  for (const child of below) {
    const folder = addresses.get(child.parent_id) ?? null;
    const moved = { ...child, full_slug: addressIn(folder, child.slug, child.is_startpage === 1) };
    addresses.set(child.id, { ...moved, revision: write.revision });
    if (child.published_content !== null) write.publishes();
  }
  addresses.delete(placed.id);
  await putRows(write.tx, [...addresses.values()]);
  return placed;
}

function newRow(write: SpaceWrite, input: StoryInput): StoryRow {
  if (input.name === undefined) throw fieldError('name', 'cannot be blank');
  if (!input.is_folder && input.content === undefined) throw fieldError('content', 'is missing');
  return {
    id: write.takeId(),
    uuid: randomUUID(),
    group_id: randomUUID(),
    parent_id: 0,
    is_folder: input.is_folder ? 1 : 0,
    is_startpage: 0,
    slug: slugOf(input.name),
    full_slug: '',
    path: null,
    name: input.name,
    published_name: null,
    position: 0,
    tag_list: '[]',
    sort_by_date: null,
    meta_data: null,
    draft_content: null,
    published_content: null,
    created_at: write.now,
    updated_at: write.now,
    first_published_at: null,
    published_at: null,
    deleted: 0,
    revision: write.revision,
  };
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

function published(write: SpaceWrite, row: StoryRow): StoryRow {
  if (row.is_folder === 1) throw fieldError('publish', 'is not for folders');
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

/** What remains of a deleted row: its id and revision, by which other processes learn of it. */
function tombstone(write: SpaceWrite, row: StoryRow): StoryRow {
  return {
    ...row,
    uuid: `deleted:${row.id}`,
    draft_content: null,
    published_content: null,
    deleted: 1,
    revision: write.revision,
  };
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || randomUUID();
}
