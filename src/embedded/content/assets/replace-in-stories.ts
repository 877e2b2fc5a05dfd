import type { Kysely } from 'kysely';
import { intrinsicSize, scaledFocus } from '#protocol/storyblok/asset-address.ts';
import { noteFirstVersion, noteVersion } from '../management/story-history.ts';
import type { SpaceWrite } from '../space.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';
import { putRows } from '../write-story.ts';

/** The stories whose draft or public version has this text in its content. */
export function storiesWith(db: Kysely<ContentTables>, text: string) {
  // SQLite knows no escape of `%`: it stands for any one sign, which is near enough.
  const pattern = `%${text.replaceAll('%', '_')}%`;
  return db
    .selectFrom('content_story')
    .where('deleted', '=', 0)
    .where((is) => is.or([is('draft_content', 'like', pattern), is('published_content', 'like', pattern)]));
}

/** A file of now, and what is said of it in the fields of stories. */
export type NewFile = { path: string; facts: Record<string, unknown> };

/**
 * Puts a new file into every story that has the former one, in drafts and in what the public sees: its address, what stands in
 * its place until it has come, and the focal points, which stay at the same part of it. Resolves with the changed rows.
 */
export async function replaceInStories(
  write: SpaceWrite,
  formerPath: string,
  file: NewFile,
  author: string | null,
): Promise<StoryRow[]> {
  const rows = await storiesWith(write.tx, formerPath).selectAll().execute();
  const changed: StoryRow[] = [];
  for (const row of rows) {
    const replaced = (content: string | null) =>
      content === null ? null : JSON.stringify(withFile(JSON.parse(content), formerPath, file));
    const next = {
      ...row,
      draft_content: replaced(row.draft_content),
      published_content: replaced(row.published_content),
      updated_at: write.now,
      revision: write.revision,
    };
    const isPublic = next.published_content !== row.published_content;
    if (!isPublic && next.draft_content === row.draft_content) continue;
    if (isPublic) write.publishes();
    await noteFirstVersion(write, row);
    await noteVersion(write, next, 'update', author);
    changed.push(next);
  }
  await putRows(write.tx, changed);
  return changed;
}

/** A copy of content with another file in place of a former one. */
export function withFile(value: unknown, formerPath: string, file: NewFile): unknown {
  if (typeof value === 'string') return value.replaceAll(formerPath, file.path);
  if (Array.isArray(value)) return value.map((item) => withFile(item, formerPath, file));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFile(part, formerPath, file)]));
  if (!('filename' in value) || typeof value.filename !== 'string' || !value.filename.includes(formerPath)) return copy;
  const [from, to] = [intrinsicSize(formerPath), intrinsicSize(file.path)];
  const { meta_data: meta, focus } = copy;
  return {
    ...copy,
    ...('focus' in copy && { focus: from && to ? scaledFocus(String(focus ?? ''), from, to) : '' }),
    meta_data: { ...(typeof meta === 'object' ? meta : {}), ...file.facts },
  };
}
