import { fillStaysEarly } from '#blocks/booking/fill-stay.ts';
import { showLastCount } from '#blocks/cart/cart-count.ts';
import { fillPlanCountsEarly } from '#blocks/guide-places/fill-plan-count.ts';
import { noteEarlyPresses } from '#blocks/hydration/early-presses.ts';
import { readDismissed } from '#blocks/sections/message-banner/dismissed-banners.ts';
import { observeLazyPictures } from '#ui/lazy-pictures.ts';
import { startSplash } from './splash.ts';
import { startWhenSettled } from './start-application.ts';

markVisualEditor();
hideDismissedBanners();
showLastCount();
fillStaysEarly();
fillPlanCountsEarly();
startSplash();
observeLazyPictures(document);
noteEarlyPresses();
startWhenSettled();

/** Hides the banners that this browser has dismissed, before any of them is read: nothing shows and then goes. */
function hideDismissedBanners(): void {
  const hashes = readDismissed();
  if (hashes.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${hashes.map((hash) => `[data-banner="${hash}"]`).join()}{display:none}`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Marks the root element with `data-editing` while the page is shown inside the content service's visual editor: in a
 * frame, at an address with `_storyblok` (docs/reference/navigation.md#visual-editor). Presses then select sections
 * instead of following links.
 */
function markVisualEditor(): void {
  const framed = window.parent !== window;
  const asked = new URLSearchParams(location.search).has('_storyblok');
  if (framed && asked) document.documentElement.dataset.editing = '';
}
