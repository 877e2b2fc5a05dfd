/**
 * Scripts that run in the page. They are text because this folder is checked without the browser's types.
 */

/** How long the application may take to start, in ms. */
const startLimit = 30_000;
const pollEvery = 50;

/**
 * Starts the application, which otherwise waits until the browser is idle. Resolves when it runs and React has attached
 * itself to every section that is not HTML alone; at once on pages without one, such as the checkout. Rejects after `startLimit`. It polls by
 * itself: Playwright's waitForFunction would need `eval`, which the pages' Content-Security-Policy forbids.
 */
export const startApplication = `(async () => {
  if (document.getElementById('hydration') === null) return;
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const isReady = () => {
    if (!('interactive' in document.documentElement.dataset)) return false;
    for (const frame of document.querySelectorAll('[data-later]')) frame.dispatchEvent(new PointerEvent('pointerenter'));
    return [...document.querySelectorAll('[data-section]:not([data-static]) > *')].every(isHydrated);
  };
  const started = performance.now();
  while (!isReady()) {
    if (performance.now() - started > ${startLimit}) throw new Error('the application did not start');
    await new Promise((resolve) => setTimeout(resolve, ${pollEvery}));
  }
})()`;

/** Asks for every picture of the page, as printing does, those far below the window included. */
export const requestPictures = `
  dispatchEvent(new Event('beforeprint'));
  for (const image of document.images) image.loading = 'eager';
`;

/** Resolves when every typeface and every picture is there or has failed, and two frames have been drawn since. */
export const resourcesLoaded = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()`;

/** The text that a reader sees. */
export const visibleText = 'document.body.innerText';

/** As somebody sees it who has just come, wherever a focus has scrolled to. */
export const scrollToTop = "scrollTo({ top: 0, behavior: 'instant' })";

/** Lays out selects anew: Chromium can leave their text where it stood before its typeface had come, a pixel off. */
export const layOutSelects = `
  for (const select of document.querySelectorAll('select')) {
    const { display } = select.style;
    select.style.display = 'none';
    select.getBoundingClientRect();
    select.style.display = display;
  }
`;
