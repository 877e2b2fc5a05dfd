import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { besideSections } from '../registry/components.generated.ts';

/** One section over the whole width, or two columns of sections beside one another. */
export type BesideRow<Block> = { first: [Block, ...Block[]]; second: Block[] };

/**
 * The sections of a page as rows, in order: a run of sections of the first half and the run of the second half that
 * follows it are one row. Every other section is a row of its own, whatever its `half` says: one half alone would leave the
 * other side of the page empty.
 */
export function besideRows<Block extends UncheckedBlock>(blocks: readonly Block[]): BesideRow<Block>[] {
  const rows: BesideRow<Block>[] = [];
  for (let at = 0; at < blocks.length; ) {
    const first = run(blocks, at, 'first');
    const second = run(blocks, at + first.length, 'second');
    const [head, ...more] = first;
    if (head && second.length > 0) rows.push({ first: [head, ...more], second });
    else rows.push(...blocks.slice(at, at + Math.max(1, first.length)).map(alone));
    at += head && second.length > 0 ? first.length + second.length : Math.max(1, first.length);
  }
  return rows;
}

const alone = <Block>(block: Block): BesideRow<Block> => ({ first: [block], second: [] });

function run<Block extends UncheckedBlock>(blocks: readonly Block[], from: number, half: string): Block[] {
  const rest = blocks.slice(from);
  const end = rest.findIndex((block) => block.half !== half || !besideSections.includes(block.component));
  return end === -1 ? rest : rest.slice(0, end);
}
