import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './PressLine.module.css';

/** A line from the press, between two rules. */
export function PressLine({ block }: { block: Blocks['eat_drink_section'] }) {
  if (!block.quote) return null;
  return (
    <figure className={styles.line}>
      <blockquote className={styles.words}>{block.quote}</blockquote>
      {block.quote_source ? (
        <figcaption className={classNames('small-label', styles.source)}>
          <Link link={block.quote_link}>{block.quote_source}</Link>
        </figcaption>
      ) : null}
    </figure>
  );
}
