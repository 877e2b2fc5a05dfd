import { classNames } from '#ui/class-names.ts';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import type { Blocks } from '../registry/schemas.ts';
import styles from './ImageFigure.module.css';

const ratios: Record<string, number> = { '1x1': 1, '4x3': 4 / 3, '3x2': 3 / 2, '16x9': 16 / 9, '4x5': 4 / 5 };

type ImageFigureProps = { block: Blocks['image_block']; sizes: string; className?: string | undefined };

/** A picture with its caption; without one, the asset's title says it. */
export function ImageFigure({ block, sizes, className }: ImageFigureProps) {
  if (!hasPicture(block.image)) return null;
  const ratio = ratios[block.ratio ?? ''];
  const caption = block.caption || block.image.title;
  return (
    <figure className={classNames(styles.figure, className)}>
      <Picture
        asset={block.image}
        sizes={sizes}
        {...(ratio ? { ratio } : {})}
        alt={block.caption ?? ''}
        decorative={block.decorative}
      />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
