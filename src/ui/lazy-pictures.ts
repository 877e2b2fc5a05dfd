import { fullSourceSet } from '#protocol/storyblok/source-set.ts';
import { lazyPictures } from './constants.ts';

/**
 * Fetches pictures that wait shortly before they come into view: their `data-srcset` (`shortSourceSet`) becomes
 * `srcset`.
 *
 * Pictures that are added later (a page still arriving, a client-side navigation) are seen too, so the page's inline
 * head script calls it once per document.
 *
 * Returns a function that checks again, for code that brings pictures near without adding them or scrolling.
 */
export function observeLazyPictures(root: Document): () => void {
  const view = root.defaultView ?? window;
  let timer = 0;
  let due = false;

  const waiting = () => root.querySelectorAll<HTMLImageElement>('img[data-srcset]');

  const show = (image: HTMLImageElement) => {
    for (const source of [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]) {
      const { srcset } = source.dataset;
      if (srcset) source.srcset = fullSourceSet(srcset);
      delete source.dataset.srcset;
    }
  };

  const check = () => {
    const margin = view.innerWidth < lazyPictures.smallScreen ? lazyPictures.smallMargin : lazyPictures.margin;
    const isNear = (image: HTMLImageElement) => {
      // Parts of the page that the browser has not laid out are far away: to ask for a place in them would lay them out.
      // Older browsers, which do not know the question, have laid out everything.
      if (image.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
      const box = image.getClientRects()[0];
      return (
        box &&
        box.bottom > -margin &&
        box.top < view.innerHeight + margin &&
        box.right > -margin &&
        box.left < view.innerWidth + margin
      );
    };
    // All places are read before any picture changes, so that the page is laid out once.
    for (const image of [...waiting()].filter(isNear)) show(image);
  };

  const schedule = () => {
    if (timer) {
      due = true;
      return;
    }
    check();
    timer = view.setTimeout(() => {
      timer = 0;
      if (due) schedule();
      due = false;
    }, lazyPictures.throttleMs);
  };

  const showAll = () => {
    for (const image of waiting()) show(image);
  };

  // Only added pictures ask for a check: writing `srcset` must not call for another one.
  const added = new MutationObserver(schedule);
  added.observe(root, { childList: true, subtree: true });
  const events = ['scroll', 'resize', 'toggle', 'load', 'transitionend'];
  for (const event of events) view.addEventListener(event, schedule, true);
  view.addEventListener('beforeprint', showAll);
  schedule();
  return schedule;
}
