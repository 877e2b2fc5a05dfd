import { Suspense, useId } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import { SharedElement } from '#ui/shared-element.tsx';
import { useBlockData } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import type { BookingBarData } from '../booking-bar/resolve.server.ts';
import { CtaRow } from '../cta/CtaLink.tsx';
import { DraftHint } from '../DraftHint.tsx';
import { lazySection } from '../lazy-section.ts';
import styles from './HotelHero.module.css';

const BookingBand = lazySection('BookingBand', () => import('../booking-bar/BookingBand.tsx'));

/**
 * A poster: the picture from edge to edge, the name large on a plate of solid colour, so that the words are readable
 * on any picture. `overlay` says where the plate lies: under the picture in the house's deep colour (`scrim`) or in
 * the page's own (`none`), or on the picture's corner (`gradient`).
 */
export function HotelHero({ block }: BlockProps<'hotel_hero'>) {
  const id = useId();
  const { pathname } = useLocation();
  const booking = useBlockData<BookingBarData>(block._uid);
  if (!block.heading) return <DraftHint>A hero needs a heading.</DraftHint>;
  const overlay = block.overlay || 'scrim';
  return (
    <>
      <section
        className={classNames(
          styles.hero,
          styles[block.height || 'fold'],
          styles[overlay],
          styles[block.align || 'start'],
        )}
        aria-labelledby={id}
      >
        <div className={styles.plate}>
          {hasPicture(block.logo) ? (
            <Picture asset={block.logo} sizes="12rem" decorative className={styles.logo} />
          ) : null}
          {block.eyebrow ? <p className={styles.eyebrow}>{block.eyebrow}</p> : null}
          <SharedElement part="name" path={pathname}>
            <Heading id={id} className={classNames(styles.heading, block.hide_heading && 'visually-hidden')} focusable>
              {block.heading}
            </Heading>
          </SharedElement>
          {block.intro || block.ctas?.length ? (
            <div className={styles.lines}>
              {block.intro ? <p className={styles.intro}>{block.intro}</p> : null}
              <CtaRow ctas={block.ctas} />
            </div>
          ) : null}
        </div>
        <SharedElement part="picture" path={pathname}>
          <div className={styles.frame}>
            <Media
              asset={block.media}
              narrow={block.media_mobile}
              poster={block.poster}
              sizes="100vw"
              priority
              className={styles.media}
            />
          </div>
        </SharedElement>
      </section>
      {booking?.hotels.length ? (
        <HeadingLevel level={2}>
          <Suspense fallback={null}>
            <BookingBand data={booking} hideHeading />
          </Suspense>
        </HeadingLevel>
      ) : null}
    </>
  );
}
