import { DataTable } from '#ui/DataTable.tsx';
import { Heading } from '#ui/heading.tsx';
import { ImageFigure } from '../images/ImageFigure.tsx';
import { CtaLink } from '../links/CtaLink.tsx';
import type { Blocks } from '../registry/schemas.ts';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import styles from './InlineBlock.module.css';

type InlineName = 'rich_text' | 'image_block' | 'table_block' | 'cta' | 'text_item';

/** A block inside another one: its content without a section's rule and margins. */
export function InlineBlock({ block, sizes }: { block: Blocks[InlineName]; sizes: string }) {
  switch (block.component) {
    case 'rich_text':
      return <RichTextBody value={block.body} />;
    case 'image_block':
      return <ImageFigure block={block} sizes={sizes} />;
    case 'table_block':
      return <DataTable table={block.table} caption={block.caption} />;
    case 'cta':
      return <CtaLink cta={block} />;
    case 'text_item':
      return (
        <div className={styles.item}>
          {block.title ? <Heading className={styles.title}>{block.title}</Heading> : null}
          <RichTextBody value={block.body} />
        </div>
      );
  }
}
