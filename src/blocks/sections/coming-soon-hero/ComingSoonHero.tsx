import { useId } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { Media } from '#ui/Media.tsx';
import { emit } from '../../analytics/analytics.ts';
import { bookPath } from '../../booking/book-path.ts';
import type { BookingHotel } from '../../booking/booking-hotel.ts';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import styles from './ComingSoonHero.module.css';
import { countdownText } from './countdown.ts';

/** A hotel that is not open yet: picture, date and newsletter. After that day it says that it is open. */
export function ComingSoonHero({ block }: BlockProps<'coming_soon_hero'>) {
  const id = useId();
  const data = useSectionData(block);
  if (!block.heading) return <DraftHint>A hero needs a heading.</DraftHint>;
  const { state, days } = data?.countdown ?? { state: 'date_unset' as const, days: null };
  const isOpen = state === 'open';
  return (
    <>
      <section className={styles.hero} aria-labelledby={id}>
        <div className={styles.words}>
          <Heading id={id} className={classNames(styles.heading, block.hide_heading && 'visually-hidden')} focusable>
            {block.heading}
          </Heading>
          <div className={styles.when}>
            <p className={styles.opening}>{isOpen ? 'Now open' : block.opening_text || 'Coming soon'}</p>
            {days === null ? null : (
              <p className={classNames('small-label', state === 'last_week' && styles.soon)}>{countdownText(days)}</p>
            )}
          </div>
          {block.body ? <RichTextBody value={block.body} className={styles.body} /> : null}
          {isOpen && data?.hotel ? <OpenHotel hotel={data.hotel} /> : null}
          {linkTarget(block.press_contact) ? (
            <p className={styles.press}>
              <Link link={block.press_contact}>For the press</Link>
            </p>
          ) : null}
        </div>
        <div className={styles.frame}>
          <Media
            asset={block.media}
            night={block.media_night}
            sizes="(min-width: 60rem) 58vw, 100vw"
            priority
            className={styles.media}
          />
        </div>
      </section>
      {isOpen ? null : (
        <HeadingLevel level={2}>
          {block.subscribe?.map((form) => (
            <NewsletterSection key={form._uid} block={form} />
          ))}
        </HeadingLevel>
      )}
    </>
  );
}

/** The link to the hotel's page or, on that page itself, to the booking. */
function OpenHotel({ hotel }: { hotel: BookingHotel }) {
  const { pathname } = useLocation();
  if (pathname !== hotel.path) return <ButtonLink link={hotel.path}>Go to {hotel.name}</ButtonLink>;
  if (!hotel.bookable) return null;
  return (
    <ButtonLink link={bookPath({ hotel: hotel.slug })} onClick={() => emit('book_click', { hotel: hotel.slug })}>
      Book a room
    </ButtonLink>
  );
}
