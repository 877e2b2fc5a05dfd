import { nameUuid, storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { seedAssets } from './assets/seed-assets.ts';
import { withBlockUids } from './block-uids.ts';
import { bareSlug, type ContentSeed, checkSeed, type SeedStory } from './content-seed.ts';
import { seedComponents } from './seed-components.ts';
import { seedDatasources } from './seed-datasources.ts';
import type { SpaceStore, SpaceWrite } from './space.ts';
import type { StoryRow } from './stored-story.ts';
import { folderRows, type NewStoryRow, putRows } from './write-story.ts';

/**
 * Puts a seed into the space: stories of the same uuid or address are replaced, others are left alone.
 *
 * A story that is already as the seed has it keeps its row and its dates, so seeding again changes nothing, not even
 * cv. All or nothing; throws when the seed contradicts itself.
 */
export async function seedContent(space: SpaceStore, seed: ContentSeed): Promise<void> {
  checkSeed(seed);
  await space.write(async (write) => {
    const existing = await write.tx.selectFrom('content_story').selectAll().where('deleted', '=', 0).execute();
    const folders = new Map<string, number>();
    const byUuid = new Map<string, StoryRow>();
    const byAddress = new Map<string, StoryRow>();
    for (const row of existing) {
      if (row.is_folder) folders.set(row.full_slug, row.id);
      else byUuid.set(row.uuid, row);
      if (!row.is_folder) byAddress.set(row.full_slug, row);
    }
    const rows: NewStoryRow[] = [];
    for (const [index, story] of seed.stories.entries()) {
      const address = bareSlug(story.full_slug);
      const old = byUuid.get(story.uuid ?? storyUuid(address)) ?? byAddress.get(address);
      const above = folderRows(write, folders, address, story.is_startpage ?? false);
      rows.push(...above.rows);
      const row = storyRow(write, story, index, above.parentId, old);
      if (!old) rows.push(row);
      else if (differs(old, row)) rows.push(changedRow(write, story, row));
    }
    await putRows(write.tx, rows);
    await seedAssets(write, seed.assets ?? []);
    await seedComponents(write, seed.components ?? []);
    const datasourcesChanged = await seedDatasources(write, seed.datasources);
    if (rows.length > 0 || datasourcesChanged) write.publishes();
  });
}

function storyRow(
  write: SpaceWrite,
  story: SeedStory,
  index: number,
  parentId: number,
  old: StoryRow | undefined,
): NewStoryRow {
  const address = bareSlug(story.full_slug);
  const published = story.published ?? true;
  const stored = (value: SeedStory['content']) =>
    JSON.stringify(withBlockUids(value, (place) => nameUuid(`block:${address}${place}`)));
  const content = stored(story.content);
  const draft = story.draft_content ? stored(story.draft_content) : content;
  const firstPublishedAt =
    iso(story.first_published_at) ?? iso(story.published_at) ?? old?.first_published_at ?? write.now;
  const publishedAt = iso(story.published_at) ?? old?.published_at ?? firstPublishedAt;
  return {
    id: old?.id ?? write.takeId(),
    uuid: story.uuid ?? storyUuid(address),
    group_id: old?.group_id ?? nameUuid(`group:${address}`),
    parent_id: parentId,
    is_folder: 0,
    is_startpage: story.is_startpage ? 1 : 0,
    slug: address.slice(address.lastIndexOf('/') + 1),
    full_slug: address,
    path: old?.path ?? null,
    name: story.name,
    published_name: published ? story.name : null,
    position: story.position ?? -10 * index,
    tag_list: JSON.stringify(story.tag_list ?? []),
    sort_by_date: old?.sort_by_date ?? null,
    meta_data: old?.meta_data ?? null,
    draft_content: draft,
    published_content: published ? content : null,
    created_at: old?.created_at ?? firstPublishedAt,
    updated_at: story.draft_content ? write.now : publishedAt,
    first_published_at: published ? firstPublishedAt : null,
    published_at: published ? publishedAt : null,
    deleted: 0,
    revision: write.revision,
  };
}

/** A story replaced by another content was published now, unless the seed says when. */
function changedRow(write: SpaceWrite, story: SeedStory, row: NewStoryRow): NewStoryRow {
  const publishedAt = row.published_at === null ? null : (iso(story.published_at) ?? write.now);
  return { ...row, updated_at: write.now, published_at: publishedAt };
}

function iso(date: string | undefined): string | undefined {
  return date === undefined ? undefined : new Date(date).toISOString();
}

/** Whether a seeded row says anything new; when it was last written is not content. */
function differs(old: StoryRow, row: NewStoryRow): boolean {
  const { revision: _revision, updated_at: _updated, ...content } = row;
  return Object.entries(content).some(([column, value]) => old[column as keyof StoryRow] !== value);
}
