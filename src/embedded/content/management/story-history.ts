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
  write: SpaceWrite,
  row: StoryRow,
  event: VersionEvent,
  author: string | null,
): Promise<void> {
  if (row.is_folder === 1) return;
  await insertVersion(write, row, { event, content: row.draft_content, author, created_at: write.now });
  const { tx } = write;
  const ofStory = () => tx.selectFrom('content_story_version as version').where('version.story_id', '=', row.id);
  // What is public can be compared and brought back, however often the draft was saved since.
  const published = await ofStory()
    .select((version) => version.fn.max('id').as('id'))
    .where('is_draft', '=', 0)
    .execute();
  await tx
    .deleteFrom('content_story_version')
    .where(
      'id',
      'in',
      ofStory().select('version.id').orderBy('version.id', 'desc').limit(keptVersions).offset(keptVersions),
    )
    .where('id', '!=', published[0]?.id ?? 0)
    .execute();
}

/**
 * Notes what a story was before its first change, where nobody has written it through the API: what the seeds published
 * can be compared and brought back, too.
 */
export async function noteFirstVersion(write: SpaceWrite, old: StoryRow): Promise<void> {
  if (old.is_folder === 1) return;
  const known = write.tx.selectFrom('content_story_version').select('id').where('story_id', '=', old.id).limit(1);
  if (await known.executeTakeFirst()) return;
  if (old.published_content !== null) {
    const { published_content: content, published_at } = old;
    await insertVersion(write, old, { event: 'publish', content, author: null, created_at: published_at ?? write.now });
  }
  if (old.draft_content !== old.published_content) {
    const { draft_content: content, updated_at: created_at } = old;
    await insertVersion(write, old, { event: 'update', content, author: null, created_at });
  }
}

type Noted = { event: VersionEvent; content: string | null; author: string | null; created_at: string };

async function insertVersion({ tx, takeId }: SpaceWrite, row: StoryRow, noted: Noted): Promise<void> {
  const { id: story_id, name, full_slug } = row;
  const is_draft = noted.content === row.published_content ? 0 : 1;
  const version = { id: takeId(), story_id, name, full_slug, is_draft, ...noted };
  await tx.insertInto('content_story_version').values(version).execute();
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
