import { type RefObject, useEffect, useRef } from 'react';
import { animateScroll } from '#ui/animate-scroll.ts';
import { carouselStepMs } from '#ui/constants.ts';

/** After so long without scrolling a row counts as stopped, in ms. */
const restMs = 120;

/**
 * Keeps a row of slides, each as wide as the row, at the slide of an index, and reports when a swipe has moved it to
 * another one. Only a change moves it in 300 ms (docs/reference/navigation.md#carousel); at first it stands there.
 */
export function useRowPosition(row: RefObject<HTMLElement | null>, index: number, onSwipe: (index: number) => void) {
  const at = useRef<number | null>(null);
  const swiped = useRef(onSwipe);

  useEffect(() => {
    swiped.current = onSwipe;
  });

  useEffect(() => {
    const element = row.current;
    if (!element || at.current === index) return;
    const left = index * element.clientWidth;
    if (at.current === null) element.scrollLeft = left;
    else animateScroll(element, left, carouselStepMs);
    at.current = index;
  }, [row, index]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer = 0;
    const settle = () => {
      const rests = restingSlide(element);
      if (rests === null || rests === at.current) return;
      at.current = rests;
      swiped.current(rests);
    };
    const moved = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, restMs);
    };
    const resized = new ResizeObserver(() => {
      clearTimeout(timer);
      element.scrollLeft = (at.current ?? 0) * element.clientWidth;
    });
    resized.observe(element);
    element.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      element.removeEventListener('scroll', moved);
    };
  }, [row]);
}

/**
 * The slide that a row stands at, from 0; `null` while the row has no width: a dialog that closes is hidden before its
 * row is gone, and hiding scrolls the row.
 */
export function restingSlide({ scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>) {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null;
}

/** Handles the left and right arrow keys anywhere in the dialog around a row; `null` ignores them. */
export function useArrowKeys(row: RefObject<HTMLElement | null>, onArrow: ((by: 1 | -1) => void) | null) {
  const pressed = useRef(onArrow);

  useEffect(() => {
    pressed.current = onArrow;
  });

  useEffect(() => {
    const dialog = row.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
      if (!pressed.current || !isArrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      pressed.current(event.key === 'ArrowRight' ? 1 : -1);
    };
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [row]);
}
