import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { menuCloseDelayMs, menuHoverIntentMs } from '#ui/constants.ts';

/**
 * What the platform's `details` lacks to be a menu (blocks.md §4.6): a fine pointer that rests on an item opens its
 * panel and closes it some time after leaving; Escape closes and gives the focus back; so does focus or a press
 * elsewhere; every navigation closes after the delay (spec §2).
 */
export function useMenuBehaviour(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const firstKey = useRef(key);

  useEffect(() => {
    if (key === firstKey.current) return;
    firstKey.current = key;
    const timer = setTimeout(() => closeAll(menu.current), menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [key]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };

    for (const panel of element.querySelectorAll('details')) {
      panel.addEventListener(
        'pointerenter',
        ({ pointerType }) => {
          if (pointerType !== 'mouse') return;
          later(() => {
            panel.open = true;
          }, menuHoverIntentMs);
        },
        { signal },
      );
      panel.addEventListener(
        'pointerleave',
        ({ pointerType }) => {
          if (pointerType === 'mouse') later(() => closeAll(element), menuCloseDelayMs);
        },
        { signal },
      );
    }
    const onKey = (event: KeyboardEvent) => {
      const open = element.querySelector<HTMLDetailsElement>('details[open]');
      if (event.key !== 'Escape' || !open) return;
      closeAll(element);
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) closeAll(element);
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);

  return menu;
}

function closeAll(menu: HTMLElement | null): void {
  for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false;
}
