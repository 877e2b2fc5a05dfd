/** One measured number. A goal that it misses makes the run fail. */
export type Figure = {
  /** What was measured: a page, an operation. A row of the table. */
  of: string;
  /** What of it: `requests/s`, `LCP`. A column of the table. */
  what: string;
  /** `ms`, `MB`, `µs`; empty for ratios, scores and counts. */
  unit: string;
  value: number;
  atLeast?: number;
  atMost?: number;
};

/** The machine that measured. */
export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  /** Versions of what serves, and of what measures. */
  packages: Record<string, string>;
};

/** What one run of one part found, as `bench/results/<part>.json` has it. */
export type PartResult = {
  part: string;
  /** When it ended, as ISO 8601. */
  date: string;
  /** The commit that was checked out; `changed` where files were not as in it. */
  commit: string;
  machine: Machine;
  /** Mean number of processes that wanted a processor in the minute before, and in the last minute of the run. */
  load: { before: number; after: number };
  /** How it was measured, a sentence each. */
  notes: string[];
  figures: Figure[];
};

export function isMissed({ value, atLeast, atMost }: Figure): boolean {
  return (atLeast !== undefined && value < atLeast) || (atMost !== undefined && value > atMost);
}

/** The goal of a figure in words, without its unit; empty where it has none. */
export function goalText({ atLeast, atMost }: Figure): string {
  const goals = [
    atLeast === undefined ? '' : `at least ${number(atLeast)}`,
    atMost === undefined ? '' : `at most ${number(atMost)}`,
  ];
  return goals.filter(Boolean).join(', ');
}

/** A number with as many digits as say something. */
export function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: Number.isInteger(value) ? 0 : digits });
}
