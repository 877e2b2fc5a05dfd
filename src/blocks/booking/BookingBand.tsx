import { useEffect, useId, useRef, useState } from 'react';
import { Heading } from '#ui/heading.tsx';
import { useBlockSurroundings } from '../contract/block-context.ts';
import styles from './BookingBand.module.css';
import { BookingForm } from './BookingForm.tsx';
import type { BookableHotels } from './bookable-hotels.server.ts';

type BookingBandProps = {
  data: BookableHotels;
  heading?: string | null | undefined;
  hideHeading?: boolean | null | undefined;
  limits?: { adults: number; children: number };
  promo?: boolean;
  /** Once it is scrolled past, a line at the window's top links back to it. */
  sticky?: boolean;
};

/** A band across the page with the booking form. */
export function BookingBand({ data, heading, hideHeading, limits, promo = true, sticky = false }: BookingBandProps) {
  const id = useId();
  const { now } = useBlockSurroundings();
  const place = useRef<HTMLElement>(null);
  const isPassed = usePassed(place, sticky);
  const [only] = data.hotels;
  const name = data.hotels.length === 1 && only ? only.name : '';
  return (
    <>
      <section ref={place} className={styles.bar} aria-labelledby={id}>
        <div className={styles.inner}>
          <Heading id={id} className={hideHeading ? 'visually-hidden' : styles.heading}>
            {heading || `Book ${name || 'a room'}`}
          </Heading>
          <BookingForm
            hotels={data.hotels}
            chosen={data.chosen}
            now={now}
            promo={promo}
            {...(limits ? { limits } : {})}
          />
        </div>
      </section>
      {isPassed ? (
        <p className={styles.strip}>
          <span>{name}</span>
          <button type="button" className={styles.back} onClick={() => focusFirstField(place.current)}>
            Choose your nights
          </button>
        </p>
      ) : null}
    </>
  );
}

function focusFirstField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('select, input:not([type="hidden"]), a')?.focus();
}

/** Whether the page has been scrolled past an element. */
function usePassed(place: { current: HTMLElement | null }, isWatched: boolean): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isWatched || !place.current) return;
    // The root has no lower limit, so an element can leave it only over the top, however far a scroll jumps.
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isPassed;
}
