/** Elements of `main` in the first frame: most pages begin with their breadcrumbs and a picture with the title. */
const atOnce = 2;
/** What a visitor does who wants more of the page than is drawn. */
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/**
 * Draws the page's first frame without the footer and most sections, and then one section with each frame, so that the
 * page grows from its top, like one that is still arriving. A browser works out the styles and places of a whole page in
 * one task, which on a slow telephone takes a fifth of a second, and no press is answered meanwhile.
 *
 * Until its turn a section has no box. `content-visibility` is not enough: browsers work such a section out all the same
 * where it is near the window, and where they look for fields that they could fill in.
 *
 * A page that is opened at a place within it (a hash, words to find, a reload, Back) is drawn at once, and so is the rest
 * of a page that is used. `onDrawn` is called after each section.
 */
export function drawSectionsInTurn(onDrawn: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name has the words to find, too, which `location.hash` leaves out.
  if (navigation?.type !== 'navigate' || navigation.name.includes('#')) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  for (const sign of signsOfUse) {
    addEventListener(
      sign,
      () => {
        sheet.disabled = true;
      },
      { capture: true, passive: true, once: true },
    );
  }
  const draw = (firstWaiting: number) => {
    const waiting = `main>:nth-child(n+${firstWaiting})`;
    const next = document.querySelector(waiting);
    const isOver = !next && document.readyState !== 'loading';
    sheet.replaceSync(isOver ? '' : `${waiting},main~footer{display:none}`);
    onDrawn();
    if (!isOver) requestAnimationFrame(() => setTimeout(() => draw(next ? firstWaiting + 1 : firstWaiting)));
  };
  draw(atOnce + 1);
}
