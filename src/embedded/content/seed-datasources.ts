import type { ContentSeed } from './content-seed.ts';
import type { SpaceWrite } from './space.ts';

/** Replaces the entries of the datasources named; returns whether anything is new. */
export async function seedDatasources(write: SpaceWrite, datasources: ContentSeed['datasources']): Promise<boolean> {
  let changed = false;
  for (const [position, { name, slug, entries }] of datasources.entries()) {
    const old = await write.tx.selectFrom('content_datasource').selectAll().where('slug', '=', slug).executeTakeFirst();
    const id = old?.id ?? write.takeId();
    const stored = await write.tx
      .selectFrom('content_datasource_entry')
      .select(['name', 'value'])
      .where('datasource_id', '=', id)
      .orderBy('position')
      .execute();
    const same = JSON.stringify(stored.map((entry) => [entry.name, entry.value]));
    if (old?.name === name && same === JSON.stringify(entries.map((entry) => [entry.name, entry.value]))) continue;
    changed = true;
    await write.tx.deleteFrom('content_datasource_entry').where('datasource_id', '=', id).execute();
    await write.tx
      .insertInto('content_datasource')
      .values({ id, name, slug, position })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, position }))
      .execute();
    if (entries.length === 0) continue;
    await write.tx
      .insertInto('content_datasource_entry')
      .values(
        entries.map((entry, index) => ({
          id: write.takeId(),
          datasource_id: id,
          name: entry.name,
          value: entry.value,
          position: index,
        })),
      )
      .execute();
  }
  return changed;
}
