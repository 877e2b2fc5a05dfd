import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, goalText, isMissed, number, type PartResult } from './figure.ts';
import { checkedOutCommit, thisMachine } from './machine.ts';

const root = join(import.meta.dirname, '../../../..');

export const resultsFolder = join(root, 'bench/results');

/** The report of a part: it prints what is found as it is found, and keeps it. */
export type Report = {
  /** Prints a line of progress, which is not kept. */
  print: (line: string) => void;
  /** Says how something was measured, or what could not be. */
  note: (sentence: string) => void;
  /** Throws where the value is no number: a goal would seem to be reached. */
  add: (figure: Figure) => void;
  /**
   * Writes `bench/results/<part>.json`, unless options made this another measurement than the usual one. The process
   * will exit with 1 when a goal was missed, after naming it.
   */
  finish: () => void;
};

export function startReport(part: string): Report {
  const before = loadavg()[0] ?? 0;
  const machine = thisMachine();
  const figures: Figure[] = [];
  const notes: string[] = [];
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  // A part that is stopped takes the processes that it started with it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  print(`${part}: ${machine.cores} × ${machine.processor}, Node ${machine.node}, load ${before.toFixed(1)}`);
  return {
    print,
    note(sentence) {
      notes.push(sentence);
      print(sentence);
    },
    add(figure) {
      if (!Number.isFinite(figure.value)) throw new Error(`${figure.of}: ${figure.what} could not be measured`);
      figures.push(figure);
      print(line(figure));
    },
    finish() {
      const missed = figures.filter(isMissed);
      for (const figure of missed) print(`GOAL MISSED: ${line(figure)}`);
      if (missed.length > 0) process.exitCode = 1;
      const load = { before: round(before), after: round(loadavg()[0] ?? 0) };
      const date = new Date().toISOString();
      const rounded = figures.map((figure) => ({ ...figure, value: round(figure.value) }));
      const result: PartResult = { part, date, commit: checkedOutCommit(root), machine, load, notes, figures: rounded };
      if (process.argv.length > 2) {
        print('Not stored: options made this another measurement than the usual one.');
        return;
      }
      mkdirSync(resultsFolder, { recursive: true });
      writeFileSync(join(resultsFolder, `${part}.json`), `${JSON.stringify(result, null, 2)}\n`);
    },
  };
}

/** The options of a part: `--<name> <value>`, each a number or a text as its default is. Throws at any other. */
export function readOptions<Options extends Record<string, string | number>>(defaults: Options): Options {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const given = Object.entries(values).map(([name, text]): [string, string | number] => {
    if (typeof defaults[name] === 'string') return [name, String(text)];
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: '${text}' is no number from 1 on`);
    return [name, value];
  });
  return { ...defaults, ...Object.fromEntries(given) };
}

function line(figure: Figure): string {
  const { of, what, unit, value } = figure;
  const goal = goalText(figure);
  return `${of}: ${what} ${number(value)}${unit && ` ${unit}`}${goal && ` (${goal})`}`;
}

/** Four digits after the point: more is noise. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
