import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { menuCloseDelayMs } from '#ui/constants.ts';
import { Icon } from '#ui/Icon.tsx';
import { lazySection } from '../lazy-section.ts';
import type { Blocks } from '../schemas.ts';
import styles from './MobileMenu.module.css';

/** Fetched when a hand nears the button: a wide window never needs it. */
const MobileMenuPanel = lazySection('MobileMenuPanel', () => import('./MobileMenuPanel.tsx'));

/** The menu of a narrow window: a button, and a panel over the whole of it. */
export function MobileMenu({ block }: { block: Blocks['mega_menu'] }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const location = useLocation();

  const locationBefore = useRef(location);

  // At once: an effect would wait for the end of the pages' change.
  useLayoutEffect(() => {
    if (location === locationBefore.current) return;
    locationBefore.current = location;
    const timer = setTimeout(() => setOpen(false), menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [location]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        Menu
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <MobileMenuPanel block={block} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
