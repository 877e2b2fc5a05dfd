/** Whether a statement failed because another row has the value of a unique column; the same on both databases. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isPostgres = 'code' in error && error.code === '23505';
  return isPostgres || /^UNIQUE constraint failed/.test(error.message);
}
