import type { ComponentSeed } from './content-seed.ts';
import type { SpaceWrite } from './space.ts';

/** Adds the components that the space has not, and replaces those whose fields are others. */
export async function seedComponents({ tx, takeId, now }: SpaceWrite, seeds: readonly ComponentSeed[]): Promise<void> {
  const rows = await tx.selectFrom('content_document').selectAll().where('kind', '=', 'component').execute();
  const known = new Map(rows.map((row) => [row.name, row]));
  for (const { name, ...fields } of seeds) {
    const old = known.get(name);
    if (!old) {
      const row = {
        id: takeId(),
        kind: 'component',
        name,
        data: JSON.stringify(fields),
        created_at: now,
        updated_at: now,
      };
      await tx.insertInto('content_document').values(row).execute();
      continue;
    }
    const data = JSON.stringify({ ...(JSON.parse(old.data) as object), ...fields });
    if (data === old.data) continue;
    await tx.updateTable('content_document').set({ data, updated_at: now }).where('id', '=', old.id).execute();
  }
}
