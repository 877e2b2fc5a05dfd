import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { InlineBlock } from '../../rendering/InlineBlock.tsx';
import styles from './Columns.module.css';

/** Up to four things side by side; one under another on narrow screens. */
export function Columns({ block }: BlockProps<'columns'>) {
  if (!block.items?.length) return <DraftHint>Add at least one column.</DraftHint>;
  return (
    <Section>
      <div className={styles.columns}>
        {block.items.map((item) => (
          <InlineBlock key={item._uid} block={item} sizes="(min-width: 40rem) 33vw, 100vw" />
        ))}
      </div>
    </Section>
  );
}
