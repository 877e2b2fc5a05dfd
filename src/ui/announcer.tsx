import { useEffect, useRef, useState } from 'react';

export type AnnouncementLevel = 'polite' | 'assertive';

type Listener = (text: string, level: AnnouncementLevel) => void;

const listeners = new Set<Listener>();

/** Says `text` to screen readers through the page's live regions (docs/reference/sections.md#announcements). */
export function announce(text: string, level: AnnouncementLevel = 'polite'): void {
  for (const listener of listeners) listener(text, level);
}

/** Announces a text whenever it changes; not on page load. */
export function useAnnouncedChange(text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current !== text) announce(text);
    before.current = text;
  }, [text]);
}

/** The page's two live regions; the shell renders them once, and nothing else makes its own. */
export function LiveRegions() {
  const [spoken, setSpoken] = useState({ polite: '', assertive: '' });

  useEffect(() => {
    const listener: Listener = (text, level) =>
      // The same words twice are no change to a screen reader: a trailing blank makes them one.
      setSpoken((before) => ({ ...before, [level]: before[level] === text ? `${text}\u00a0` : text }));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);

  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="status">
        {spoken.polite}
      </div>
      <div className="visually-hidden" aria-live="assertive" role="alert">
        {spoken.assertive}
      </div>
    </>
  );
}
