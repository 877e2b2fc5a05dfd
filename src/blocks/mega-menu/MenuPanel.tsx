import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MenuPanel.module.css';

type MenuPanelProps = { item: Blocks['mega_menu_item']; pathname: string; pictures?: boolean };

/** What opens under an item: its own page first, then its columns. */
export function MenuPanel({ item, pathname, pictures = false }: MenuPanelProps) {
  return (
    <div className={styles.columns}>
      {item.panel?.map((column) => (
        <div key={column._uid} className={styles.column}>
          {column.title ? <p className={classNames('small-label', styles.title)}>{column.title}</p> : null}
          {column.links?.length ? (
            <ul role="list">
              {column.links.map((entry) => (
                <li key={entry._uid}>
                  <MenuLink entry={entry} pathname={pathname} />
                </li>
              ))}
            </ul>
          ) : null}
          {pictures ? <Picture asset={column.image} sizes="20rem" ratio={3 / 2} decorative /> : null}
          {column.promo ? <p className={styles.promo}>{column.promo}</p> : null}
        </div>
      ))}
    </div>
  );
}

type MenuLinkProps = { entry: Blocks['mega_menu_link']; pathname: string };

function MenuLink({ entry, pathname }: MenuLinkProps) {
  return (
    <Link link={entry.link} className={styles.link} current={isCurrent(entry, pathname)}>
      {entry.label}
      {entry.note || entry.badge ? (
        <span className={styles.note}>
          {` ${entry.note ?? ''}${entry.badge ? ' ' : ''}`}
          {entry.badge ? <span className={styles.badge}>{entry.badge}</span> : null}
        </span>
      ) : null}
    </Link>
  );
}

function isCurrent({ link }: Blocks['mega_menu_link'], pathname: string): boolean {
  return link.linktype === 'story' && `/${link.cached_url}` === pathname;
}
