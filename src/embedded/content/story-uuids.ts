import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { SpaceWrite } from './space.ts';
import type { StoryRow } from './stored-story.ts';

/**
 * The uuid that the seeds give to a story at this address, where no other story has it. So stories that travel to another
 * installation have the same there, and what names them there still does: the vendor's CLI replaces the uuids in fields that
 * name several stories, but not in those that name one.
 */
export async function uuidFor({ tx }: SpaceWrite, row: StoryRow): Promise<string> {
  if (row.is_folder === 1) return row.uuid;
  const uuid = storyUuid(row.full_slug);
  return (await isTaken(tx, uuid)) ? row.uuid : uuid;
}

/** What a deleted row becomes: nothing finds it any more, and another story may have its uuid. */
export function tombstone({ revision }: SpaceWrite, row: StoryRow): StoryRow {
  return { ...row, uuid: `deleted:${row.id}:${row.uuid}`, deleted: 1, revision };
}

/** The uuid that a deleted row had; the one it has where another story has taken that meanwhile. */
export async function uuidOnce({ tx }: SpaceWrite, { id, uuid }: StoryRow): Promise<string> {
  const once = uuid.slice(`deleted:${id}:`.length);
  return (await isTaken(tx, once)) ? uuid : once;
}

async function isTaken(tx: SpaceWrite['tx'], uuid: string): Promise<boolean> {
  const story = tx.selectFrom('content_story').select('id').where('uuid', '=', uuid);
  return (await story.executeTakeFirst()) !== undefined;
}
