import DataLoader from 'dataloader';
import type { CommerceContext } from './context.ts';

type Batch<Key, Value> = (context: CommerceContext, keys: readonly Key[]) => Promise<Value[]>;

/**
 * Declares a read that is batched and remembered as long as the context's loaders are, mostly for one request: all keys
 * asked for in one turn reach `batch` together, which answers one value for each key, in the order of the keys.
 */
export function defineLoader<Key extends string | number, Value>(batch: Batch<Key, Value>) {
  return (context: CommerceContext, key: Key): Promise<Value> => {
    let loader = context.loaders.get(batch) as DataLoader<Key, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<Key, Value>((keys) => batch(context, keys), {
        cacheMap: context.newLoaderCache?.<Key, Value>() ?? new Map(),
      });
      context.loaders.set(batch, loader);
    }
    return loader.load(key);
  };
}

/** Answers, for each key, the rows that name it, in the order they came. */
export function groupRows<Key, Row>(keys: readonly Key[], rows: Row[], keyOf: (row: Row) => Key): Row[][] {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}

/** Answers, for each key, the one row that names it, or null. */
export function matchRows<Key, Row>(keys: readonly Key[], rows: Row[], keyOf: (row: Row) => Key): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key) ?? null);
}
