import { hydrateAll, someAreLater } from '#blocks/hydration/later-sections.ts';
import { components } from '#blocks/registry/components.generated.ts';

const codeOf: Record<string, { preload(): Promise<unknown> } | undefined> = components;

/**
 * Lets a step in the history wait until the code of every section in view has come.
 *
 * React renders what `popstate` brings at once, not as a transition: a section that still waits for its code would be
 * replaced by nothing, and an element that a hash names could not take the focus. The browser has followed the
 * hash by itself meanwhile. To be called before the router listens.
 */
export function waitForSectionsInHistory(): void {
  const come = new Set<string>();
  let waiting = false;
  let lateAsked = false;
  const onStep = (event: PopStateEvent) => {
    const missing = sectionsInView().filter((name) => !come.has(name));
    const isLate = !lateAsked && someAreLater();
    if (missing.length === 0 && !isLate) return;
    event.stopImmediatePropagation();
    if (waiting) return;
    waiting = true;
    lateAsked = true;
    // A section whose code does not come is not waited for again.
    void Promise.allSettled([hydrateAll(), ...missing.map((name) => codeOf[name]?.preload())]).then(() => {
      waiting = false;
      for (const name of missing) come.add(name);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  };
  addEventListener('popstate', onStep, { capture: true });
}

function sectionsInView(): string[] {
  const alive = document.querySelectorAll<HTMLElement>('[data-section]:not([data-static])');
  return [...alive].map(({ dataset }) => dataset.section ?? '');
}
