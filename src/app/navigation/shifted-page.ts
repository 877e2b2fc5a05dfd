/**
 * Shows a new page as if the window had already scrolled to its place, by shifting it until it has: otherwise its
 * middle would be in view for the 300 ms before the scroll, and nothing could travel to where it will stand.
 */
export const shiftedPage = {
  /** Shifts the page down by `offset` pixels. */
  shift(offset: number): void {
    if (offset !== 0) document.body.style.setProperty('translate', `0 ${offset}px`);
  },
  release(): void {
    document.body.style.removeProperty('translate');
  },
};
