import type { HydrationScript } from './finish-document.ts';

type RouterWindow = Window & {
  __reactRouterContext?: Record<string, unknown>;
  __reactRouterRouteModules?: Record<string, unknown>;
};

/** How long the page may stay quiet before the application starts although nothing was touched, in ms. */
const settleTimeout = 2_000;
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
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: settleTimeout });
    else setTimeout(start, 200);
  });
}

/** Does what React Router's own inline scripts would have done, from the page's data block. */
async function startApplication(): Promise<void> {
  const block = document.getElementById('hydration');
  if (block === null) return;
  const { context, stream, modules } = JSON.parse(block.textContent) as HydrationScript;
  for (const href of modules.preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }

  const encoder = new TextEncoder();
  const router = window as RouterWindow;
  router.__reactRouterContext = {
    ...context,
    stream: new ReadableStream({
      start(controller) {
        for (const chunk of stream) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    }),
  };
  for (const url of modules.before) await import(/* @vite-ignore */ url);
  const routes = await Promise.all(
    Object.entries(modules.routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<object>));
      return [id, Object.assign({}, ...parts)] as const;
    }),
  );
  router.__reactRouterRouteModules = Object.fromEntries(routes);
  await import(/* @vite-ignore */ modules.entry);
}
