import { dismissSplashKey, splashMs } from '#ui/constants.ts';

const bots = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * Shows the splash of the document where it is wanted (docs/reference/navigation.md#splash): the root element's
 * `data-splash` is set before the first paint, so that the page does not flash under it, and the dialog opens as soon as
 * all of it has been read. It ends by itself, by its button, a press, any key or a try to scroll, and is then remembered.
 *
 * A modal dialog makes the rest of the page inert, so opening it later would compute every element's style a
 * second time, some 100 ms on a slow telephone. The dialog is the first thing in the body.
 */
export function startSplash(): void {
  if (!isWanted()) return;
  const root = document.documentElement;
  root.dataset.splash = '';
  const opening = new MutationObserver(() => {
    if (!document.querySelector('dialog[data-splash-intro] + *')) return;
    opening.disconnect();
    openSplash();
  });
  opening.observe(root, { childList: true, subtree: true });
}

/**
 * The same on a home page that was navigated to, before it is painted. What it returns ends the splash; null where it
 * does not show, or shows already.
 */
export function showSplash(): (() => void) | null {
  const root = document.documentElement;
  if ('splash' in root.dataset || !isWanted()) return null;
  root.dataset.splash = '';
  return openSplash();
}

/** Null where the page has none. */
function openSplash(): (() => void) | null {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-splash-intro]');
  return dialog && open(dialog);
}

function open(dialog: HTMLDialogElement): () => void {
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    dialog.close();
    delete document.documentElement.dataset.splash;
    localStorage.setItem(dismissSplashKey, 'true');
  };
  const timer = setTimeout(end, Number(dialog.dataset.splashIntro) || splashMs.shown);
  dialog.showModal();
  for (const type of ['click', 'cancel', 'wheel', 'touchmove']) {
    dialog.addEventListener(type, end, { signal: over.signal, passive: true });
  }
  // In the capture phase: a key ends the splash before anything else hears of it.
  document.addEventListener('keydown', end, { signal: over.signal, capture: true });
  return end;
}

/** Never on another page than home, at an address within it, in drafts, for bots, or where motion is not wanted. */
function isWanted(): boolean {
  if (location.pathname !== '/' || location.hash !== '' || new URLSearchParams(location.search).has('_storyblok'))
    return false;
  if (bots.test(navigator.userAgent) || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  try {
    return localStorage.getItem(dismissSplashKey) !== 'true';
  } catch {
    // Without storage it would come back on every visit.
    return false;
  }
}
