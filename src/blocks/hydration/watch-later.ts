import { lazyPictures } from '#ui/constants.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { repeatEarlyPresses } from './early-presses.ts';
import type { Later } from './later-sections.ts';

/** Longest that a press waits for its section, in ms; then it is the browser's own. */
const longestWaitMs = 4_000;

/**
 * Hydrates a section when its frame comes near the window, when the pointer or the focus comes to it, or at a press. A
 * press of a link or button is done again once the section is interactive, so that none is lost. The frame is marked with
 * `data-later`, the section's id, until then. Returns what stops it.
 */
export function watchLater(frame: HTMLElement, uid: string, later: Later): () => void {
  frame.dataset.later = uid;
  const ended = new AbortController();
  const { signal } = ended;
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void later.want();
    },
    { rootMargin: `${lazyPictures.smallMargin}px` },
  );
  near.observe(frame);
  for (const type of ['pointerenter', 'touchstart', 'focusin'])
    frame.addEventListener(type, () => void later.want(), { signal, passive: true });

  let isLetThrough = false;
  const onClick = (event: MouseEvent) => {
    if (later.isAlive || isLetThrough || !isPlainClick(event)) return;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    void later.want();
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    void Promise.race([later.alive, tooLong]).then(() => {
      isLetThrough = true;
      pressed.click();
    });
  };
  frame.addEventListener('click', onClick, { signal, capture: true });
  void later.alive.then(() => {
    near.disconnect();
    delete frame.dataset.later;
    repeatEarlyPresses(frame);
  });
  return () => {
    near.disconnect();
    ended.abort();
  };
}
