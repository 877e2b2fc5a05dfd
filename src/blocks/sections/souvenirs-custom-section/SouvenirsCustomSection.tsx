import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { CtaRow } from '../../links/CtaLink.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { InlineBlock } from '../../rendering/InlineBlock.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import styles from './SouvenirsCustomSection.module.css';

/** A free section for stories about makers: words with a picture, alone, as a quotation, or in columns. */
export function SouvenirsCustomSection({ block }: BlockProps<'souvenirs_custom_section'>) {
  const id = useId();
  const { heading, body, media, columns } = block;
  const layout = block.layout || 'media_text';
  const items = layout === 'columns' ? (columns ?? []) : [];
  if (!heading && !body && items.length === 0) return <DraftHint>Write a heading or a text.</DraftHint>;

  const isQuote = layout === 'quote';
  const Tag = heading && !isQuote ? 'section' : 'div';
  return (
    <Tag
      className={classNames(styles.section, styles[layout], styles[block.background || 'none'])}
      aria-labelledby={Tag === 'section' ? id : undefined}
    >
      {isQuote ? (
        <Quotation source={block.hide_heading ? null : heading}>
          <RichTextBody value={body} />
        </Quotation>
      ) : (
        <>
          {layout === 'media_text' ? (
            <Media asset={media} sizes="(min-width: 60rem) 42vw, 100vw" className={styles.media} />
          ) : null}
          <div className={styles.words}>
            {heading ? (
              <Heading id={id} className={block.hide_heading ? 'visually-hidden' : styles.heading}>
                {heading}
              </Heading>
            ) : null}
            <HeadingLevel>
              <RichTextBody value={body} />
            </HeadingLevel>
            {items.length > 0 ? null : <CtaRow ctas={block.ctas} />}
          </div>
        </>
      )}
      {items.length > 0 ? (
        <HeadingLevel>
          <div className={styles.items}>
            {items.map((item) => (
              <InlineBlock key={item._uid} block={item} sizes="33vw" />
            ))}
          </div>
        </HeadingLevel>
      ) : null}
      {isQuote || items.length > 0 ? <CtaRow ctas={block.ctas} /> : null}
    </Tag>
  );
}

function Quotation({ source, children }: { source: string | null | undefined; children: ReactNode }) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.said}>{children}</blockquote>
      {source ? <figcaption className={classNames('small-label', styles.source)}>{source}</figcaption> : null}
    </figure>
  );
}
