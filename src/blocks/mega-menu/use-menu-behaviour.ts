import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { menuCloseDelayMs, menuHoverIntentMs } from '#ui/constants.ts';

/**
 * What the platform's `details` lacks to be a menu (docs/reference/navigation.md#menu): a fine pointer that rests on an
 * item opens its panel and closes it some time after leaving; Escape closes and gives the focus back; so does focus or
 * a press elsewhere; every navigation closes after the delay (docs/reference/navigation.md#menu).
 */
export function useMenuBehaviour(menu: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const locationBefore = useRef(location);

  // At once: an effect would wait for the end of the pages' change.
  useLayoutEffect(() => {
    if (location === locationBefore.current) return;
    locationBefore.current = location;
    const timer = setTimeout(() => closeAll(menu.current), menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [menu, location]);

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

    const isElsewhere = ({ target }: Event) => target instanceof Node && !element.contains(target);

    // Panels that the pointer opened by resting; a press keeps such a panel, where it would close one opened by a press.
    const rested = new WeakSet<HTMLDetailsElement>();
    for (const panel of element.querySelectorAll('details')) {
      const onEnter = ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        later(() => {
          if (!panel.open) rested.add(panel);
          panel.open = true;
        }, menuHoverIntentMs);
      };
      const onLeave = ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer);
        if (rested.has(panel)) later(() => closeAll(element), menuCloseDelayMs);
      };
      const onPress = (event: Event) => {
        clearTimeout(timer);
        if (rested.delete(panel) && panel.open) event.preventDefault();
      };
      panel.addEventListener('pointerenter', onEnter, { signal });
      panel.addEventListener('pointerleave', onLeave, { signal });
      panel.querySelector('summary')?.addEventListener('click', onPress, { signal });
    }
    let isTab = false;
    const onKey = (event: KeyboardEvent) => {
      isTab = event.key === 'Tab';
      const open = element.querySelector<HTMLDetailsElement>('details[open]');
      if (event.key !== 'Escape' || !open) return;
      closeAll(element);
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    const onPressElsewhere = (event: Event) => {
      if (isElsewhere(event)) closeAll(element);
    };
    // A panel must not cover what Tab led to. After a navigation the focus goes to the new page: then the menu closes no
    // sooner than its delay says.
    const onFocusElsewhere = (event: Event) => {
      if (isElsewhere(event)) later(() => closeAll(element), isTab ? 0 : menuCloseDelayMs);
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPressElsewhere, { signal });
    document.addEventListener('focusin', onFocusElsewhere, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [menu]);
}

function closeAll(menu: HTMLElement | null): void {
  for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false;
}
