import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { addressLine } from '../../links/place-address.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import styles from './VenueWords.module.css';
import type { VenueView } from './venue-view.ts';

type ViewProps = { view: VenueView };

export function VenueHeading({ view: { block, venue, headingId } }: ViewProps) {
  return (
    <Heading id={headingId} className={block.hide_heading ? 'visually-hidden' : styles.heading}>
      {block.heading || venue.content.name}
    </Heading>
  );
}

/** The editor's text about the venue, or the venue's own text. */
export function VenueBody({ view: { block, venue } }: ViewProps) {
  const { blurb } = venue.content;
  if (!block.body) return blurb ? <p>{blurb}</p> : null;
  return (
    <HeadingLevel>
      <RichTextBody value={block.body} />
    </HeadingLevel>
  );
}

/** A label over a fact: hours, the address. */
export function FactHeading({ children }: { children: string }) {
  return <Heading className={classNames('small-label', styles.label)}>{children}</Heading>;
}

/** The venue's address, price level, dress code and notice. */
export function VenueWhere({ view: { venue } }: ViewProps) {
  const { content } = venue;
  const address = addressLine(content);
  if (!address && !content.price_range && !content.dress_code && !content.notice) return null;
  return (
    <div className={styles.where}>
      <FactHeading>Where</FactHeading>
      {address ? <p>{address}</p> : null}
      {content.price_range ? <p>Price: {content.price_range}</p> : null}
      {content.dress_code ? <p>Dress code: {content.dress_code}</p> : null}
      {content.notice ? <p>{content.notice}</p> : null}
    </div>
  );
}

/** The note of the section, beside the facts. */
export function VenueNote({ view: { block } }: ViewProps) {
  if (!block.note) return null;
  return (
    <aside className={styles.note}>
      <FactHeading>{block.note_heading || 'Good to know'}</FactHeading>
      <p>{block.note}</p>
      {block.note_by ? <p className={styles.by}>{block.note_by}</p> : null}
    </aside>
  );
}
