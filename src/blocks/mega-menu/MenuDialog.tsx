import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MenuDialog.module.css';
import { MenuPanel } from './MenuPanel.tsx';

type MenuDialogProps = { block: Blocks['mega_menu']; open: boolean; onClose: () => void };

/** The whole menu: it covers a narrow window, and stands at the side of a wide one. Its parts open in place. */
export function MenuDialog({ block, open, onClose }: MenuDialogProps) {
  const { pathname } = useLocation();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" look="panel" className={styles.panel}>
      {open ? (
        <nav aria-label="Main" className={styles.menu}>
          {block.items.map((item) =>
            item.panel?.length ? (
              <Disclosure key={item._uid} name="whole-menu" summary={<span className={styles.item}>{item.label}</span>}>
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
