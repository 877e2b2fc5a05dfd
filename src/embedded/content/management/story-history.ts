import type { Transaction } from 'kysely';
import { notFound } from '../api-error.ts';
import type { SpaceWrite } from '../space.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';

/** As many versions of one story are kept. */
const keptVersions = 200;

export type VersionEvent = 'create' | 'update' | 'publish' | 'unpublish' | 'restore' | 'delete';

/** Notes what a story is after a change, in the same transaction. */
export async function noteVersion(
  { tx, takeId, now }: SpaceWrite,
  row: StoryRow,
  event: VersionEvent,
  author: string | null,
): Promise<void> {
  if (row.is_folder === 1) return;
  await tx
    .insertInto('content_story_version')
    .values({
      id: takeId(),
      story_id: row.id,
      event,
      name: row.name,
      full_slug: row.full_slug,
      content: row.draft_content,
      is_draft: event === 'publish' ? 0 : 1,
      author,
      created_at: now,
    })
    .execute();
  await tx
    .deleteFrom('content_story_version')
    .where('id', 'in', (older) =>
      older
        .selectFrom('content_story_version as version')
        .select('version.id')
        .where('version.story_id', '=', row.id)
        .orderBy('version.id', 'desc')
        .limit(keptVersions)
        .offset(keptVersions),
    )
    .execute();
}

/** The name and content of a version of this story; throws 404 where there is none. */
export async function readVersion(tx: Transaction<ContentTables>, storyId: number, versionId: number) {
  const version = await tx
    .selectFrom('content_story_version')
    .select(['name', 'content'])
    .where('id', '=', versionId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!version) throw notFound();
  return version;
}
