import { hasPicture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { ImageFigure } from '../../images/ImageFigure.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';

/** One picture. */
export function ImageBlock({ block }: BlockProps<'image_block'>) {
  if (!hasPicture(block.image)) return <DraftHint>Choose a picture.</DraftHint>;
  return (
    <Section>
      <ImageFigure block={block} sizes="(min-width: 60rem) 72vw, 100vw" />
    </Section>
  );
}
