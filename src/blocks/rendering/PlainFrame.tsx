import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { repeatEarlyPresses } from '../hydration/early-presses.ts';
import type { LaterFrameProps } from './LaterSection.tsx';

/** Called once the section in a frame is interactive. */
const AliveContext = createContext<() => void>(() => {});

/**
 * The frame of a section that hydrates with the page. It is a boundary of its own, and its code may come after that of
 * the page: until then the frame is marked with `data-waiting`, and presses in it are done again when it is interactive.
 */
export function PlainFrame({ block: _block, children, ...attributes }: LaterFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const come = useMemo(
    () => () => {
      isAlive.current = true;
      if (!frame.current) return;
      delete frame.current.dataset.waiting;
      repeatEarlyPresses(frame.current);
    },
    [],
  );
  // After the effects of a section that is interactive already.
  useEffect(() => {
    if (frame.current && !isAlive.current) frame.current.dataset.waiting = '';
  }, []);
  return (
    <div ref={frame} {...attributes}>
      <AliveContext value={come}>{children}</AliveContext>
    </div>
  );
}

/** Stands last in a section: says that it is interactive. */
export function Alive() {
  const come = use(AliveContext);
  useEffect(come, [come]);
  return null;
}
