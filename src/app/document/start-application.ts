import { type HydrationData, routerGlobals } from './framework-internals.ts';

/** How long the page may stay quiet before the application starts although nothing was touched, in ms. */
const settleTimeoutMs = 2_000;
const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Starts the application late: once the page has loaded and the browser is idle, or at the first touch.
 *
 * Everything on the page works without it (links, forms), so its download never competes with the page's own pictures.
 */
export function startWhenSettled(): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, touched, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void startApplication());
    else void startApplication();
  };
  // The splash takes the focus of itself, and what ends it is meant for it alone.
  const touched = () => {
    if (!('splash' in document.documentElement.dataset)) start();
  };
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: settleTimeoutMs });
    else setTimeout(start, 200);
  });
}

/** Starts React Router from the page's data block. */
async function startApplication(): Promise<void> {
  const block = document.getElementById('hydration');
  if (block === null) return;
  const data = JSON.parse(block.textContent) as HydrationData;
  const { preload, before, routes, entry } = data.modules;
  for (const href of preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const url of before) await import(/* @vite-ignore */ url);
  const routeModules = await Promise.all(
    Object.entries(routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<object>));
      return [id, Object.assign({}, ...parts) as object] as const;
    }),
  );
  Object.assign(window, routerGlobals(data, Object.fromEntries(routeModules)));
  await import(/* @vite-ignore */ entry);
}
