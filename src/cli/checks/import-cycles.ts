import type { FilePath, Import } from './read-imports.ts';

/**
 * The import cycles, imports of types included: `a.ts → b.ts → a.ts`, one for each group of files that reach each other.
 * Dynamic imports are left out: they run later, when every file of the cycle is loaded.
 */
export function importCycles(imports: ReadonlyMap<FilePath, readonly Import[]>): string[] {
  const targets = new Map(
    [...imports].map(([file, found]) => [file, found.filter(({ dynamic }) => !dynamic).map(({ path }) => path)]),
  );
  return findCycles(targets).map((cycle) => cycle.join(' → '));
}

/** The cycles that a depth-first search closes; each begins and ends with the same name. Empty when there is no cycle. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const open: string[] = [];
  const follow = (name: string) => {
    const start = open.indexOf(name);
    if (start >= 0) {
      cycles.push([...open.slice(start), name]);
      return;
    }
    if (finished.has(name)) return;
    open.push(name);
    for (const target of graph.get(name) ?? []) follow(target);
    open.pop();
    finished.add(name);
  };
  for (const name of graph.keys()) follow(name);
  return cycles;
}
