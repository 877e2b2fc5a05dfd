/** Cuts rows into pieces of at most `size`, small enough for one statement's bound values. */
export function* chunks<Row>(rows: Row[], size: number): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
