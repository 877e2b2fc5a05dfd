const write = /^\s*(?:(?:insert(?:\s+or\s+\w+)?|replace)\s+into|update|delete\s+from)\s+"?(\w+)/i;
const noWrite = /^\s*(?:select|pragma|begin|commit|rollback|savepoint|release)\b/i;
const anyWrite = /\b(?:insert|replace)\s+(?:or\s+\w+\s+)?into\b|\bupdate\b|\bdelete\s+from\b/i;

/** The table that a statement of SQLite writes to; null when it only reads, '' when that is unknown. */
export function writtenTable(sql: string): string | null {
  const [, table] = write.exec(sql) ?? [];
  if (table !== undefined && !/^or$/i.test(table)) return table;
  if (noWrite.test(sql) || (/^\s*with\b/i.test(sql) && !anyWrite.test(sql))) return null;
  return '';
}
