import { dismissSplashKey, splashMs } from '#ui/constants.ts';

const bots = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * Shows the splash where it is wanted (docs/reference/navigation.md#splash): the root element's `data-splash` is set
 * before the first paint, so that the page does not flash under it, and the dialog opens once it has been read. It ends
 * by itself, by its button, a press, or any key, and is then remembered.
 */
export function startSplash(): void {
  if (!isWanted()) return;
  const root = document.documentElement;
  root.dataset.splash = '';
  addEventListener('DOMContentLoaded', () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-splash-intro]');
    if (dialog) open(dialog);
    else delete root.dataset.splash;
  });
}

function open(dialog: HTMLDialogElement): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
    clearTimeout(timer);
    dialog.close();
    delete document.documentElement.dataset.splash;
    localStorage.setItem(dismissSplashKey, 'true');
  };
  const timer = setTimeout(end, Number(dialog.dataset.splashIntro) || splashMs.shown);
  dialog.showModal();
  for (const type of ['click', 'cancel']) dialog.addEventListener(type, end, { signal: over.signal });
  // In the capture phase: a key ends the splash before anything else hears of it.
  document.addEventListener('keydown', end, { signal: over.signal, capture: true });
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
