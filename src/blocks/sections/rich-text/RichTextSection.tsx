import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';

/** Running text. */
export function RichTextSection({ block }: BlockProps<'rich_text'>) {
  if (!hasRichText(block.body)) return <DraftHint>This text is empty.</DraftHint>;
  return (
    <Section>
      <RichTextBody value={block.body} />
    </Section>
  );
}
