/**
 * What is drawn in turn: the parts of the footer, and those of `main`, which are sections, the parts of a long one, and
 * those of a template. The breadcrumbs are drawn with the header, and so is what takes the focus of itself, like the
 * answer to a form: a browser gives it in the first frame, or not at all.
 */
const waiting =
  ':is(main>:not(nav),main>div:not([data-section])>*,[data-in-turn]>*,main~footer,main~footer>*>*):not([data-drawn],:has([autofocus]))';
/** What a visitor does who wants more of the page than is drawn. */
const signsOfUse = ['pointerdown', 'keydown'];

/**
 * Draws the page's header in the first frame, and one part with each that follows, so that the page grows from its top,
 * like one that is still arriving. A browser works out the styles and places of a whole page in one task, which on a slow
 * telephone takes a fifth of a second, and no press is answered meanwhile.
 *
 * Until its turn a part has no box. `content-visibility` is not enough: browsers work such a part out all the same where
 * it is near the window, and where they look for fields that they could fill in.
 *
 * A page that is opened at a place within it (a hash, words to find, a reload, Back) is drawn at once, and so is the rest
 * of a page that is used. `onDrawn` is called after each frame.
 */
export function drawInTurn(onDrawn: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name has the words to find, too, which `location.hash` leaves out.
  if (navigation?.type !== 'navigate' || navigation.name.includes('#')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${waiting}{display:none}`);
  document.adoptedStyleSheets.push(sheet);
  const drawRest = () => {
    sheet.disabled = true;
  };
  for (const sign of signsOfUse) addEventListener(sign, drawRest, true);
  const draw = () => {
    // Of the last frame, whose places are known: to ask for new ones would work them out in this task.
    onDrawn();
    const next = document.querySelector(waiting);
    next?.toggleAttribute('data-drawn');
    if (!next && document.readyState !== 'loading') {
      drawRest();
      return;
    }
    // Works out styles in this task, and leaves places to that of the frame.
    if (next) getComputedStyle(next).color;
    requestAnimationFrame(() => setTimeout(draw));
  };
  draw();
}
