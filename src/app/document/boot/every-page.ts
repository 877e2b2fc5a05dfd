import { showLastCount } from '#blocks/cart/cart-count.ts';
import { noteEarlyPresses } from '#blocks/hydration/early-presses.ts';
import { observeLazyPictures } from '#ui/lazy-pictures.ts';
import { drawInTurn } from '../first-frame.ts';
import { startWhenSettled } from '../start-application.ts';

markVisualEditor();
showLastCount();
drawInTurn(observeLazyPictures(document));
noteEarlyPresses();
startWhenSettled();

/**
 * Marks the root element with `data-editing` while the page is shown inside the content service's visual editor: in a
 * frame, at an address with `_storyblok` (docs/reference/navigation.md#visual-editor). Presses then select sections
 * instead of following links.
 */
function markVisualEditor(): void {
  const isFramed = window.parent !== window;
  if (isFramed && location.search.includes('_storyblok')) document.documentElement.dataset.editing = '';
}
