import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether a row moves by itself: it starts once the page is hydrated, unless motion is to be reduced, and stops
 * for good when the visitor points at it, touches it or comes to it by keyboard. Only `toggle` starts it again, and
 * from then on only `toggle` stops it.
 *
 * @param seconds between two steps; `null` for a row that never moves by itself.
 */
export function useRotation(seconds: number | null, onStep: () => void) {
  const [isOn, setOn] = useState(false);
  const step = useRef(onStep);
  const byHand = useRef(false);

  useEffect(() => {
    step.current = onStep;
  });

  useEffect(() => {
    setOn(seconds !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [seconds]);

  useEffect(() => {
    if (!isOn || seconds === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) step.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isOn, seconds]);

  const stop = () => {
    if (!byHand.current) setOn(false);
  };
  return {
    isOn,
    toggle: () => {
      byHand.current = !isOn;
      setOn(!isOn);
    },
    /** For the row and its buttons: a click puts the focus on the button that stops it, which is no reason to stop. */
    frame: {
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) stop();
      },
    },
    /** For the row alone: on the way to that button, the pointer must not turn it around. */
    row: { onPointerEnter: stop, onPointerDown: stop },
  };
}
