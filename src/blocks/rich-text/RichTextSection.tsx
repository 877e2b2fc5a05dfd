import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { RichTextBody } from './RichTextBody.tsx';

/** Running text. */
export function RichTextSection({ block }: BlockProps<'rich_text'>) {
  if (!hasRichText(block.body)) return <DraftHint>This text is empty.</DraftHint>;
  return (
    <Section>
      <RichTextBody value={block.body} />
    </Section>
  );
}
