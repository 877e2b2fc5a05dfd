import { hasPicture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { ImageFigure } from './ImageFigure.tsx';

/** One picture. */
export function ImageBlock({ block }: BlockProps<'image_block'>) {
  if (!hasPicture(block.image)) return <DraftHint>Choose a picture.</DraftHint>;
  return (
    <Section>
      <ImageFigure block={block} sizes="(min-width: 60rem) 72vw, 100vw" />
    </Section>
  );
}
