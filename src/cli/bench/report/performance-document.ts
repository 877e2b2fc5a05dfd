import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../parts.ts';
import { type Figure, goalText, isMissed, number, type PartResult } from './figure.ts';

const introduction = `# Performance

Written by \`npm run bench -- <parts>\` from the last run of each part (\`bench/results/<part>.json\`). Do not edit.

Machines differ, and so does what else they do: compare figures of one run with each other. Most parts therefore measure
something known beside the site, in turns: a bare Node server that sends the same bytes, or the same thing with little data. A
figure in bold missed its goal.

`;

/** The document's path and text, from the results of a checkout. */
export function generatePerformanceDocument(root: string): [path: string, text: string] {
  const sections = Object.entries(parts).map(([name, { does }]) => {
    const heading = `## ${name}\n\n${does}.\n\n`;
    const file = join(root, 'bench/results', `${name}.json`);
    if (!existsSync(file)) return `${heading}Not measured yet.\n`;
    return heading + resultText(JSON.parse(readFileSync(file, 'utf8')) as PartResult);
  });
  return ['docs/performance.md', introduction + sections.join('\n')];
}

export function resultText({ date, commit, machine, load, notes, figures }: PartResult): string {
  const { processor, cores, memoryGb, node } = machine;
  const measured =
    `Measured on ${date.slice(0, 10)} at commit ${commit}: ${cores} × ${processor}, ${memoryGb} GB, Node ${node.replace('v', '')}; ` +
    `load ${number(load.before)} before, ${number(load.after)} at the end.`;
  return [[measured, ...notes].join('\n'), ...tables(figures)].join('\n\n').concat('\n');
}

/** A table for the rows of each set of columns. */
function tables(figures: readonly Figure[]): string[] {
  const rows = Map.groupBy(figures, ({ of }) => of);
  const sameColumns = Map.groupBy(rows.values(), (row) => row.map(columnOf).join(' | '));
  return [...sameColumns].map(([columns, group]) => {
    const head = `| | ${columns} |\n|---|${'---|'.repeat(group[0]?.length ?? 0)}`;
    const lines = group.map((row) => `| ${row[0]?.of ?? ''} | ${row.map(cell).join(' | ')} |`);
    return [head, ...lines].join('\n');
  });
}

function columnOf(figure: Figure): string {
  const goal = goalText(figure);
  const unit = figure.unit && `, ${figure.unit}`;
  return `${figure.what}${unit}${goal && ` (${goal})`}`;
}

function cell(figure: Figure): string {
  return isMissed(figure) ? `**${number(figure.value)}**` : number(figure.value);
}
