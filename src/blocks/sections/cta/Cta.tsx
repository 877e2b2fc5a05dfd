import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { CtaLink } from '../../links/CtaLink.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';

/** One call to action on a line of its own. */
export function Cta({ block }: BlockProps<'cta'>) {
  if (!block.label) return <DraftHint>A call to action needs a label.</DraftHint>;
  return (
    <Section layout="compact">
      <CtaLink cta={block} />
    </Section>
  );
}
