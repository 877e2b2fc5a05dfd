import { Children, type FocusEvent, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { animateScroll } from './animate-scroll.ts';
import styles from './Carousel.module.css';
import { carouselRole } from './carousel-role.ts';
import { classNames } from './class-names.ts';
import { carouselStepMs } from './constants.ts';
import { Icon } from './Icon.tsx';
import { useRotation } from './use-rotation.ts';

type CarouselProps = {
  /** Names the row for screen readers. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Shows a part of the next slide. */
  peek?: boolean;
  /** Shows '2 of 6' beside the buttons. */
  showCount?: boolean;
  /** From 960 px the buttons stand above the row's end, beside the heading of its section, and take no line of their own. */
  besideHeading?: boolean;
  /** Moves on by itself after so many seconds, until the visitor stops it or touches it; `null`: never. */
  rotateEvery?: number | null;
  className?: string | undefined;
};

/** A scrolling row must be reached by keyboard even where no slide holds a link. */
const reachable = { tabIndex: 0 } as const;

/** Scroll positions of rows by history entry, so that Back restores them. */
const leftAt = new Map<string, number>();

/**
 * A row of slides that scrolls natively; two buttons move it by one slide (docs/reference/navigation.md#carousel: 300
 * ms) and rest at the ends. Where everything fits, and without scripts, there are no buttons. It moves by itself only
 * where `rotateEvery` says so, and the button that stops it comes first (ARIA practices, 'Auto-Rotating Image
 * Carousel').
 */
export function Carousel({
  label,
  children,
  peek = true,
  showCount = false,
  besideHeading = false,
  rotateEvery = null,
  className,
}: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ first: 0, atStart: true, atEnd: true });
  const key = `${useLocation().key} ${label}`;
  const slides = Children.toArray(children);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    element.scrollLeft = leftAt.get(key) ?? element.scrollLeft;
    const measure = () => {
      leftAt.set(key, element.scrollLeft);
      setPlace((before) => {
        const now = measurePlace(element);
        return sameAs(before, now) ? before : now;
      });
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [key]);

  const move = (by: 1 | -1) => {
    const element = row.current;
    const slide = element?.children[place.first + by];
    if (!element || !(slide instanceof HTMLElement)) return;
    animateScroll(element, slide.offsetLeft - firstLeft(element), carouselStepMs);
  };

  /** A slide that the keyboard comes to is shown whole. */
  const showFocused = ({ target }: FocusEvent) => {
    const element = row.current;
    const slide = [...(element?.children ?? [])].find((one) => one !== target && one.contains(target));
    if (!element || !(slide instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const [frame, box] = [element.getBoundingClientRect(), slide.getBoundingClientRect()];
    if (box.left >= frame.left - 1 && box.right <= frame.right + 1) return;
    animateScroll(element, slide.offsetLeft - firstLeft(element), carouselStepMs);
  };

  const fits = place.atStart && place.atEnd;
  const rotation = useRotation(fits ? null : rotateEvery, () => {
    if (!place.atEnd) move(1);
    else if (row.current) animateScroll(row.current, 0, carouselStepMs);
  });
  return (
    <div className={classNames(styles.carousel, className)} {...carouselRole('carousel', label)} {...rotation.frame}>
      <div className={classNames(styles.controls, besideHeading && styles.besideHeading)} hidden={fits}>
        {rotateEvery === null ? null : (
          <button
            type="button"
            className={styles.step}
            aria-label={rotation.isOn ? 'Stop moving' : 'Move by itself'}
            onClick={rotation.toggle}
          >
            <Icon name={rotation.isOn ? 'pause' : 'play'} />
          </button>
        )}
        {showCount ? (
          <span className={styles.count} aria-hidden="true">
            {place.first + 1} / {slides.length}
          </span>
        ) : null}
        <Step direction="back" label="Previous" disabled={place.atStart} onStep={() => move(-1)} />
        <Step direction="arrow" label="Next" disabled={place.atEnd} onStep={() => move(1)} />
      </div>
      <div
        ref={row}
        className={classNames(styles.row, peek && styles.peek)}
        {...rotation.row}
        {...{ onFocus: showFocused }}
        {...reachable}
      >
        {slides.map((slide, index) => (
          <div
            className={styles.slide}
            key={isValidElement(slide) ? slide.key : String(slide)}
            {...carouselRole('slide', `${index + 1} of ${slides.length}`)}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

type StepProps = { direction: 'back' | 'arrow'; label: string; disabled: boolean; onStep: () => void };

/** Stays focusable at the end of the row, so that the focus is not lost with the last step. */
function Step({ direction, label, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
    >
      <Icon name={direction} />
    </button>
  );
}

type Place = { first: number; atStart: boolean; atEnd: boolean };

function measurePlace(row: HTMLElement): Place {
  const left = row.scrollLeft + firstLeft(row);
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides.findLastIndex((slide) => slide.offsetLeft <= left + 1);
  return {
    first: Math.max(0, first),
    atStart: row.scrollLeft <= 1,
    atEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - 1,
  };
}

function firstLeft(row: HTMLElement): number {
  const [first] = row.children;
  return first instanceof HTMLElement ? first.offsetLeft : 0;
}

function sameAs(one: Place, other: Place): boolean {
  return one.first === other.first && one.atStart === other.atStart && one.atEnd === other.atEnd;
}
