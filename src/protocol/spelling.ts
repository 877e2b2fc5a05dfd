/** How many letters may be wrong in a word of this length. */
export function tolerance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Mistakes between two words: letters added, lost, changed, or neighbours swapped (optimal string alignment). */
export function mistakesBetween(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  let [beforeLast, last]: [number[], number[]] = [[], b.reduce<number[]>((row) => [...row, row.length], [0])];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
