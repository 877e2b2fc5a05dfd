/** A line, and the id of the line it hangs on; one level is all there is. */
type Nested = { lineId: string; parentId: string | null };

/** The same lines, each followed by those that hang on it; a line whose parent is not there is left out. */
export function nestLines<Line extends Nested>(lines: Line[]): Line[] {
  const children = Map.groupBy(lines, ({ parentId }) => parentId);
  return (children.get(null) ?? []).flatMap((line) => [line, ...(children.get(line.lineId) ?? [])]);
}
