import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { menuCloseDelayMs } from '#ui/constants.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Blocks } from '../registry/schemas.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import styles from './MobileMenu.module.css';

/** Loaded when the pointer comes near the button: a wide window never needs it. */
const MobileMenuPanel = lazySection('MobileMenuPanel', () => import('./MobileMenuPanel.tsx'));

/** The menu of a narrow window: a button, and a panel that covers it. */
export function MobileMenu({ block }: { block: Blocks['mega_menu'] }) {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const location = useLocation();

  const locationBefore = useRef(location);

  // At once: an effect would wait for the end of the pages' change.
  useLayoutEffect(() => {
    if (location === locationBefore.current) return;
    locationBefore.current = location;
    const timer = setTimeout(() => setOpen(false), menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [location]);

  // Its code first: a panel that waits for it while it opens would open late.
  const prepare = async () => {
    await MobileMenuPanel.preload();
    setReady(true);
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={async () => {
          await prepare();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        Menu
      </button>
      {ready ? <MobileMenuPanel block={block} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
