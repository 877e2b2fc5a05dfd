import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import type { AllowedFrame } from './allowed-frame.server.ts';
import { BookingFrame } from './BookingFrame.tsx';
import styles from './EventBookingFrame.module.css';

/** In the address once the visitor has agreed to load the windows of a page without scripts. */
const openParameter = 'booking';

/**
 * A ticket seller's booking frame in the page, above it the link that opens it in a new tab; the visitor is asked before
 * anything is sent to that seller.
 */
export function EventBookingFrame({ block }: BlockProps<'event_booking_frame'>) {
  const [search] = useSearchParams();
  const [hasAgreed, agree] = useState(false);
  const frame = useSectionData(block);
  if (!frame) return <DraftHint>The address of this booking window is not on its provider’s host.</DraftHint>;

  const needsConsent = block.load === 'click' || block.consent_category !== 'necessary';
  const isOpen = !needsConsent || hasAgreed || search.get(openParameter) === 'open';
  return (
    <Section heading={block.title} hideHeading={block.hide_heading}>
      <p className={styles.apart}>
        <a href={frame.src} target="_blank" rel="noopener">
          Open booking in a new tab
        </a>
      </p>
      {isOpen ? (
        <BookingFrame block={block} frame={frame} isAwaited={hasAgreed} />
      ) : (
        <AskFirst block={block} frame={frame} onAgree={() => agree(true)} />
      )}
    </Section>
  );
}

type AskFirstProps = BlockProps<'event_booking_frame'> & { frame: AllowedFrame; onAgree: () => void };

/** Names the host that will be contacted; without scripts the same page is loaded again with the window in it. */
function AskFirst({ block, frame, onAgree }: AskFirstProps) {
  const load = (event: FormEvent) => {
    event.preventDefault();
    onAgree();
  };
  return (
    <form method="get" className={styles.card} onSubmit={load}>
      <p>
        Booking here is done by {frame.provider}. Once the window is loaded, they learn your internet address and what
        you fill in; until then, nothing.
      </p>
      <Button type="submit" name={openParameter} value="open">
        Load the booking window
      </Button>
      <p className={styles.small}>
        Rather not? <Link link={block.fallback_link}>Book another way</Link>
      </p>
    </form>
  );
}
