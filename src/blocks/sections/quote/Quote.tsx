import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './Quote.module.css';

/** A quotation with more characters than this is set in a smaller size. */
const longAbove = 90;

/** A quotation in large type. */
export function Quote({ block }: BlockProps<'quote'>) {
  if (!block.text) return <DraftHint>A quote needs its words.</DraftHint>;
  return (
    <Section>
      <figure className={styles.quote}>
        <blockquote className={classNames(styles.words, block.text.length > longAbove && styles.long)}>
          {block.text}
        </blockquote>
        {block.source ? (
          <figcaption className={classNames('small-label', styles.source)}>
            <Link link={block.link}>{block.source}</Link>
          </figcaption>
        ) : null}
      </figure>
    </Section>
  );
}
