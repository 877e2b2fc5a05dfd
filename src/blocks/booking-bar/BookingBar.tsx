import { useEffect, useRef, useState } from 'react';
import { Section } from '#ui/Section.tsx';
import { useBlockData, useBlockSurroundings } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import styles from './BookingBar.module.css';
import { BookingForm } from './BookingForm.tsx';
import { mostAdults, mostChildren } from './check-stay.ts';
import type { BookingBarData } from './resolve.server.ts';

/** The way to a hotel's booking engine, on a page of that hotel or of all. */
export function BookingBar({ block }: BlockProps<'booking_bar'>) {
  const { now } = useBlockSurroundings();
  const data = useBlockData<BookingBarData>(block._uid);
  const place = useRef<HTMLDivElement>(null);
  const isPassed = usePassed(place, block.sticky === true);
  if (!data?.hotels.length) return <DraftHint>Choose a hotel that is published.</DraftHint>;
  const [only] = data.hotels;
  const name = data.hotels.length === 1 && only ? only.name : '';
  return (
    <>
      <div ref={place}>
        <Section heading={block.heading || `Book ${name || 'a room'}`} hideHeading={block.hide_heading}>
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
        </Section>
      </div>
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
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isPassed;
}
