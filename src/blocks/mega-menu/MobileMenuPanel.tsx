import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { Blocks } from '../registry/schemas.ts';
import { MenuPanel } from './MenuPanel.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuPanelProps = { block: Blocks['mega_menu']; open: boolean; onClose: () => void };

/** The panel that covers a narrow window; the parts of the menu open in place. */
export function MobileMenuPanel({ block, open, onClose }: MobileMenuPanelProps) {
  const { pathname } = useLocation();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" look="panel" className={styles.panel}>
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
                <MenuPanel item={item} pathname={pathname} />
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
  );
}
