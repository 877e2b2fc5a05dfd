/**
 * Scrolls a row to `left` pixels in exactly `duration` milliseconds, at once under reduced motion. Snapping is off
 * meanwhile, as it would pull the row back at every step. A touch or the wheel takes over. Returns a function that
 * stops it.
 */
export function animateScroll(row: HTMLElement, left: number, duration: number): () => void {
  const from = row.scrollLeft;
  const to = Math.max(0, Math.min(left, row.scrollWidth - row.clientWidth));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = to;
    return () => {};
  }

  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.removeProperty('scroll-snap-type');
    row.removeEventListener('pointerdown', stop);
    row.removeEventListener('wheel', stop);
  };
  const began = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / duration));
    row.scrollLeft = from + (to - from) * easeInOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };

  row.style.setProperty('scroll-snap-type', 'none');
  row.addEventListener('pointerdown', stop, { once: true });
  row.addEventListener('wheel', stop, { once: true, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
