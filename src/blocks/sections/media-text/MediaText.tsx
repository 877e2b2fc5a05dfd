import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { mediaKind } from '#ui/image-url.ts';
import { Media } from '#ui/Media.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { CtaRow } from '../../links/CtaLink.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { Film } from './Film.tsx';
import styles from './MediaText.module.css';

const sizes = '(min-width: 75rem) 58vw, 100vw';

/** A picture or a film that bleeds off its side of the page, and words beside it. The words come first in reading order. */
export function MediaText({ block }: BlockProps<'media_text'>) {
  const id = useId();
  if (!block.media?.filename) return <DraftHint>Choose a picture or a video.</DraftHint>;
  const Tag = block.heading ? 'section' : 'div';
  return (
    <Tag
      className={classNames(styles.pair, block.side === 'end' && styles.end)}
      aria-labelledby={block.heading ? id : undefined}
    >
      <div className={styles.words}>
        {block.heading ? (
          <Heading id={id} className={block.hide_heading ? 'visually-hidden' : styles.heading}>
            {block.heading}
          </Heading>
        ) : null}
        <HeadingLevel>
          <RichTextBody value={block.body} />
        </HeadingLevel>
        <CtaRow ctas={block.ctas} />
      </div>
      {mediaKind(block.media.filename) === 'video' ? (
        <Film asset={block.media} poster={block.poster} sizes={sizes} className={styles.media} />
      ) : (
        <Media asset={block.media} night={block.media_night} sizes={sizes} className={styles.media} />
      )}
    </Tag>
  );
}
