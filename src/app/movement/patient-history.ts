/**
 * Lets a step in the history wait until the code of every section in view has come.
 *
 * React renders what `popstate` brings at once, without a transition's patience: a section that still waits for its code
 * would give way to nothing, and an element that a hash names could not take the focus. The browser has followed the
 * hash by itself meanwhile. To be called before the router listens.
 */
export function waitForSectionsInHistory(): void {
  const come = new Set<string>();
  let waiting = false;
  const onStep = (event: PopStateEvent) => {
    const missing = sectionsInView().filter((name) => !come.has(name));
    if (missing.length === 0) return;
    event.stopImmediatePropagation();
    if (waiting) return;
    waiting = true;
    void load(missing).then(() => {
      waiting = false;
      for (const name of missing) come.add(name);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  };
  addEventListener('popstate', onStep, { capture: true });
}

function sectionsInView(): string[] {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  return [...new Set(sections.map(({ dataset }) => dataset.section ?? ''))];
}

/** Ends, too, when a section's code does not come. */
async function load(names: string[]): Promise<void> {
  const { components } = await import('#blocks/components.ts');
  const known = new Map(Object.entries(components));
  await Promise.allSettled(names.map((name) => known.get(name)?.preload()));
}
