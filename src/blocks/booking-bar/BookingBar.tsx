import { useEffect, useId, useRef, useState } from 'react';
import { Heading } from '#ui/heading.tsx';
import { useBlockData, useBlockSurroundings } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import styles from './BookingBar.module.css';
import { BookingForm } from './BookingForm.tsx';
import { mostAdults, mostChildren } from './check-stay.ts';
import type { BookingBarData } from './resolve.server.ts';

/** The way to a hotel's booking engine, on a page of that hotel or of all. */
export function BookingBar({ block }: BlockProps<'booking_bar'>) {
  const id = useId();
  const { now } = useBlockSurroundings();
  const data = useBlockData<BookingBarData>(block._uid);
  const place = useRef<HTMLElement>(null);
  const isPassed = usePassed(place, block.sticky === true);
  if (!data?.hotels.length) return <DraftHint>Choose a hotel that is published.</DraftHint>;
  const [only] = data.hotels;
  const name = data.hotels.length === 1 && only ? only.name : '';
  return (
    <>
      <section ref={place} className={styles.bar} aria-labelledby={id}>
        <div className={styles.inner}>
          <Heading id={id} className={block.hide_heading ? 'visually-hidden' : styles.heading}>
            {block.heading || `Book ${name || 'a room'}`}
          </Heading>
          <BookingForm
            hotels={data.hotels}
            chosen={data.chosen}
            now={now}
            limits={{
              adults: Number(block.max_adults) || mostAdults,
              children: Number(block.max_children || mostChildren),
            }}
            promo={block.promo_enabled !== false}
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
    // The root reaches down without end, so that the one way to leave it is over the top, however far a scroll jumps.
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isPassed;
}
