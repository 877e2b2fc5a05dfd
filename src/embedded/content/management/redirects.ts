import type { SpaceWrite } from '../space.ts';

/** The datasource whose entries lead from former addresses (`name`) to present ones (`value`). */
export const redirectsSlug = 'redirects';

/** A page whose address has changed; both begin with a slash. */
export type MovedPage = { from: string; to: string };

/**
 * Sends visitors from former addresses to the new ones. What led to a former address leads on to the new one, and what is an
 * address again leads nowhere.
 */
export async function addRedirects({ tx, takeId }: SpaceWrite, moved: readonly MovedPage[]): Promise<void> {
  if (moved.length === 0) return;
  let datasource = await tx
    .selectFrom('content_datasource')
    .select('id')
    .where('slug', '=', redirectsSlug)
    .executeTakeFirst();
  if (!datasource) {
    datasource = { id: takeId() };
    const row = { ...datasource, name: 'Redirects', slug: redirectsSlug, position: 0 };
    await tx.insertInto('content_datasource').values(row).execute();
  }
  const { id } = datasource;
  for (const { from, to } of moved) {
    const entries = () => tx.updateTable('content_datasource_entry').where('datasource_id', '=', id);
    await tx
      .deleteFrom('content_datasource_entry')
      .where('datasource_id', '=', id)
      .where('name', 'in', [from, to])
      .execute();
    await entries().set({ value: to }).where('value', '=', from).execute();
    await tx
      .insertInto('content_datasource_entry')
      .values({ id: takeId(), datasource_id: id, name: from, value: to, position: 0 })
      .execute();
  }
}
