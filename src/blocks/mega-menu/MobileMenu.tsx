import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { menuCloseDelayMs } from '#ui/constants.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { Blocks } from '../schemas.ts';
import { MenuPanel } from './MenuPanel.tsx';
import styles from './MobileMenu.module.css';

/** The menu of a narrow window: a button, and a panel over the whole of it whose parts open in place. */
export function MobileMenu({ block }: { block: Blocks['mega_menu'] }) {
  const [open, setOpen] = useState(false);
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
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        Menu
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Menu" look="panel" className={styles.panel}>
        {open ? (
          <nav aria-label="Main" className={styles.menu}>
            {block.items.map((item) =>
              item.panel?.length ? (
                <Disclosure
                  key={item._uid}
                  name="mobile-menu"
                  summary={<span className={styles.item}>{item.label}</span>}
                >
                  {linkTarget(item.link) ? (
                    <Link link={item.link} className={styles.small}>
                      All of {item.label}
                    </Link>
                  ) : null}
                  <MenuPanel item={item} pathname={location.pathname} />
                </Disclosure>
              ) : (
                <div key={item._uid} className={styles.line}>
                  <Link link={item.link} className={styles.item}>
                    {item.label}
                  </Link>
                </div>
              ),
            )}
            {linkTarget(block.book_cta) ? (
              <ButtonLink link={block.book_cta} className={styles.book}>
                Book a room
              </ButtonLink>
            ) : null}
            <ul className={styles.further} role="list">
              {[...(block.utility ?? []), ...(block.mobile_footer ?? [])].map((entry) => (
                <li key={entry._uid}>
                  <Link link={entry.link} className={styles.small}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </Dialog>
    </>
  );
}
