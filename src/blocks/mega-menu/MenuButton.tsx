import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { menuCloseDelayMs } from '#ui/constants.ts';
import { Icon } from '#ui/Icon.tsx';
import { isStatic } from '../hydration/static-section.ts';
import type { Blocks } from '../registry/schemas.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import { fetchShell } from '../shell/fetch-shell.ts';
import styles from './MenuDialog.module.css';

/** Loaded when the pointer or the focus comes near the button: most visits never need it. */
const MenuDialog = lazySection('MenuDialog', () => import('./MenuDialog.tsx'));

/** Opens the whole menu, of which the bar shows the first items or, in a narrow window, none. */
export function MenuButton({ block }: { block: Blocks['mega_menu'] }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Blocks['mega_menu'] | null>(null);
  const location = useLocation();

  const locationBefore = useRef(location);

  // At once: an effect would wait for the end of the pages' change.
  useLayoutEffect(() => {
    if (location === locationBefore.current) return;
    locationBefore.current = location;
    const timer = setTimeout(() => setOpen(false), menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [location]);

  // Its code and content first: a panel that waits for them while it opens would open late.
  const prepare = async (): Promise<boolean> => {
    try {
      const [content] = await Promise.all([isStatic(block) ? fetchMenu() : block, MenuDialog.preload()]);
      setShown(content);
      return content !== null;
    } catch {
      // The next press asks again.
      return false;
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={async () => setOpen(await prepare())}
      >
        <Icon name="menu" />
        Menu
      </button>
      {shown ? <MenuDialog block={shown} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The menu of the site; `null` where there is none. */
async function fetchMenu(): Promise<Blocks['mega_menu'] | null> {
  return (await fetchShell()).header?.mega_menu?.[0] ?? null;
}
