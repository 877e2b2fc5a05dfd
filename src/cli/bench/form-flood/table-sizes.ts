import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Rows by table, and the bytes of the file, once everything that was written is in it. */
export type TableSizes = { rows: Record<string, number>; bytes: number };

/** Reads a SQLite database that nobody has open, or that is only read meanwhile. */
export function tableSizes(path: string): TableSizes {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(TRUNCATE);');
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map((row) => String(row.name));
  const rows = Object.fromEntries(
    tables.map((name) => [name, Number(database.prepare(`select count(*) as count from "${name}"`).get()?.count)]),
  );
  database.close();
  return { rows, bytes: statSync(path).size };
}

/** The tables that have more rows than before, and how many more. */
export function grownTables(before: TableSizes, after: TableSizes): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.rows)
      .map(([table, rows]): [string, number] => [table, rows - (before.rows[table] ?? 0)])
      .filter(([, growth]) => growth > 0),
  );
}
