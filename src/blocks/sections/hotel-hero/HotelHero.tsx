import { Suspense, useId } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { Media } from '#ui/Media.tsx';
import { Motion } from '#ui/Motion.tsx';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import { SharedElement } from '#ui/shared-element.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { CtaRow } from '../../links/CtaLink.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { lazySection } from '../../rendering/lazy-section.ts';
import styles from './HotelHero.module.css';

const BookingBand = lazySection('BookingBand', () => import('../../booking/BookingBand.tsx'));

/** How wide the picture is beside the words, and over them in narrow windows. */
const besideWords = '(min-width: 60rem) 62vw, 100vw';

/**
 * A picture with the large name. In wide windows the whole picture stands beside the words (`.end`: before them), on
 * the brand's dark colour or, with the overlay `none`, on the page's own; in narrow windows over them.
 *
 * On a picture with a calm dark place for them the words lie on the picture itself, in windows wide enough: in its
 * upper corner (`gradient`) or across its lower part (`scrim`). `scrim.server.ts` decides it.
 */
export function HotelHero({ block }: BlockProps<'hotel_hero'>) {
  const id = useId();
  const { pathname } = useLocation();
  const { booking = null, scrim = null } = useSectionData(block) ?? {};
  const shade = useInstanceStyle(
    { '--scrim': scrim && `${scrim.day}%` },
    { '--scrim': scrim && scrim.night !== scrim.day ? `${scrim.night}%` : null },
  );
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
          shade && styles.over,
          shade,
        )}
        aria-labelledby={id}
      >
        <div className={styles.plate}>
          {hasPicture(block.logo) ? (
            <Picture asset={block.logo} sizes="12rem" decorative transparent className={styles.logo} />
          ) : null}
          {block.eyebrow ? <p className={classNames('small-label', styles.eyebrow)}>{block.eyebrow}</p> : null}
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
              night={block.media_night}
              narrowNight={block.media_night_mobile}
              poster={block.poster}
              sizes={shade ? '100vw' : besideWords}
              priority
              className={styles.media}
            />
            <Motion
              asset={block.media}
              narrow={block.media_mobile}
              night={block.media_night}
              narrowNight={block.media_night_mobile}
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
