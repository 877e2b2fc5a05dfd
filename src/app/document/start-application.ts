import type { HydrationData } from './framework-internals.ts';

/** So long after it has loaded the page has settled: the application starts although nobody does anything, in ms. */
const settledMs = 3_000;
/** Longest wait for an idle moment then. */
const idleTimeoutMs = 2_000;
/**
 * The first of these is a sign that something is about to be used. A scroll is none: the browser's own first layout causes
 * one, before anything has been painted. Who scrolls turns a wheel, touches the screen, presses a key or moves the pointer.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;

/** What a page also causes itself while it loads, as the splash moves the focus: until it has loaded these are no signs. */
const ownSigns: readonly string[] = ['pointermove', 'focusin'] satisfies (typeof signs)[number][];

/**
 * Starts the application late: once the page has settled and the browser is idle, or at the first sign of intent.
 *
 * Everything on the page works without it (links, forms), so its download never competes with the page's own pictures.
 */
export function startWhenSettled(): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, seen, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void startApplication());
    else void startApplication();
  };
  // The splash takes the focus of itself, and what ends it is meant for it alone.
  const seen = (event: Event) => {
    if (ownSigns.includes(event.type) && document.readyState !== 'complete') return;
    if (liesStill(event)) return;
    if (!('splash' in document.documentElement.dataset)) start();
  };
  for (const sign of signs) addEventListener(sign, seen, true);
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else start();
  };
  // An editor's page is drawn anew by messages, without a sign.
  const waitMs = () => ('editing' in document.documentElement.dataset ? 0 : settledMs);
  addEventListener('load', () => setTimeout(startWhenIdle, waitMs()));
}

/** A browser also sends the event when the page changes below a pointer that does not move. */
function liesStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Fetches what the application starts from, and executes it: its entry reads the page's data block. */
async function startApplication(): Promise<void> {
  const block = document.getElementById('hydration');
  if (block === null) return;
  const { modules } = JSON.parse(block.textContent) as HydrationData;
  for (const href of modules.preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const url of modules.before ?? []) await import(/* @vite-ignore */ url);
  await import(/* @vite-ignore */ modules.entry);
}
