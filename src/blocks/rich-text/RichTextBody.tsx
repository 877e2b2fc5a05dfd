import { RichText } from '#ui/RichText.tsx';
import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import { CtaLink } from '../links/CtaLink.tsx';
import type { Blocks } from '../registry/schemas.ts';

/** A rich text with the calls to action that may stand in it. */
export function RichTextBody({ value, className }: { value: RichTextValue; className?: string | undefined }) {
  return (
    <RichText
      value={value}
      className={className}
      renderBlock={(block) => (block.component === 'cta' ? <CtaLink cta={block as Blocks['cta']} /> : null)}
    />
  );
}
