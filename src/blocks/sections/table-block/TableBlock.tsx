import { DataTable } from '#ui/DataTable.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';

/** A table; one wider than its place scrolls within itself. */
export function TableBlock({ block }: BlockProps<'table_block'>) {
  if (!block.table?.tbody?.length) return <DraftHint>This table has no rows.</DraftHint>;
  return (
    <Section>
      <DataTable table={block.table} caption={block.caption} />
    </Section>
  );
}
