import type { DatabaseSync } from 'node:sqlite';

type Row = Record<string, string | number | null>;

/** Copies the one order of a SQLite database until there are `count`, a day apart; answers the id of one in their midst. */
export function copyOrders(database: DatabaseSync, count: number): number {
  const order = database.prepare('select * from commerce_order').get() as Row;
  const lines = database.prepare('select * from commerce_order_line').all() as Row[];
  const events = database.prepare('select * from commerce_order_event').all() as Row[];
  const first = Number(order.id);
  const placed = Date.parse(String(order.processed_at));
  database.exec('begin');
  for (let copy = 1; copy < count; copy += 1) {
    const id = first + copy;
    insert(database, 'commerce_order', {
      ...order,
      id,
      number: Number(order.number) + copy,
      key: `${order.key}${copy}`,
      cart_id: `${order.cart_id}${copy}`,
      processed_at: new Date(placed - copy * 86_400_000).toISOString(),
    });
    for (const line of lines) {
      insert(database, 'commerce_order_line', { ...line, id: Number(line.id) + copy * 1_000, order_id: id });
    }
    for (const event of events) insert(database, 'commerce_order_event', { ...event, order_id: id });
  }
  database.exec('commit');
  return first + Math.floor(count / 2);
}

function insert(database: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`).run(...Object.values(row));
}
