/** Elements of `main` that are drawn at once: the window shows these, or less. */
const atOnce = 3;
/**
 * The footer of a short page is near the window, so `auto` would not keep it out of the first frame, of which it is a third.
 * It waits until all sections are drawn.
 */
const hiddenFooter = 'main~footer{content-visibility:hidden}';

/**
 * Draws the page's first frame without the footer and the sections below the window, and then one of them with each frame.
 * A browser works out the styles and places of a whole page in one task, which on a slow telephone takes a fifth of a
 * second, and no press is answered meanwhile.
 *
 * A section that comes near the window before its turn is drawn by the browser (`content-visibility`). Until then each
 * counts as two windows high, so that few are near. As heights are not known, a page that is opened at a place within it
 * (a hash, a reload, Back) is drawn at once. `onDrawn` is called after each section.
 */
export function drawSectionsInTurn(onDrawn: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const draw = (firstWaiting: number) => {
    const waiting = `main>:nth-child(n+${firstWaiting})`;
    const next = document.querySelector(waiting);
    const isOver = !next && document.readyState !== 'loading';
    sheet.replaceSync(isOver ? '' : `${waiting}{content-visibility:auto;contain-intrinsic-size:200vh}${hiddenFooter}`);
    onDrawn();
    if (!isOver) requestAnimationFrame(() => setTimeout(() => draw(next ? firstWaiting + 1 : firstWaiting)));
  };
  draw(atOnce + 1);
}
