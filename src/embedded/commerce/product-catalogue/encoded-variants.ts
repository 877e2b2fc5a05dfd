/**
 * Packs option value combinations into the vendor's `v1_` text: a trie in which `:` goes down to the next option,
 * a space leaves a gap, `-` spans a run, and `,` ends a prefix (schema: Product.encodedVariantExistence).
 *
 * Each combination holds one value index for each option. Example: [[0,0],[0,1],[1,1]] → "v1_0:0-1,1:1,".
 */
export function encodeVariants(combinations: number[][]): string {
  return `v1_${encodeLevel(combinations, true)}`;
}

function encodeLevel(combinations: number[][], isRoot: boolean): string {
  const branches = [...Map.groupBy(combinations, ([value]) => value ?? 0)].sort(([a], [b]) => a - b);
  const isLeaf = combinations.every((combination) => combination.length <= 1);
  const end = isRoot ? '' : ',';
  if (isLeaf) return encodeRuns(branches.map(([value]) => value)) + end;
  const inner = branches.map(
    ([value, below]) =>
      `${value}:${encodeLevel(
        below.map((combination) => combination.slice(1)),
        false,
      )}`,
  );
  return inner.join('') + end;
}

function encodeRuns(sorted: number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const value of sorted) {
    const run = runs.at(-1);
    if (run && run.to + 1 === value) run.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
