import type { RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MegaMenu.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

type MenuItemsProps = { block: Blocks['mega_menu']; menu: RefObject<HTMLElement | null>; pathname: string };

/** What the menu's bar, `menu`, holds. */
export function MenuItems({ block, menu, pathname }: MenuItemsProps) {
  useMenuBehaviour(menu);
  return (
    <ul className={styles.items} role="list">
      {block.items.map((item) => (
        <li key={item._uid} className={classNames(styles.item, isWithin(item, pathname) && styles.current)}>
          <MenuItem item={item} pathname={pathname} />
        </li>
      ))}
      {block.utility?.map((entry) => (
        <li key={entry._uid} className={classNames(styles.item, styles.utility)}>
          <Link link={entry.link} className={styles.label}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An item with a page and a panel is two controls: the link, and a button that opens the panel. */
function MenuItem({ item, pathname }: { item: Blocks['mega_menu_item']; pathname: string }) {
  const hasLink = linkTarget(item.link) !== null;
  const link = (
    <Link link={item.link} className={styles.label}>
      {item.label}
    </Link>
  );
  if (!item.panel?.length) return link;
  return (
    <>
      {hasLink ? link : null}
      <details name="main-menu" className={styles.details}>
        <summary className={styles.label}>
          <span className={hasLink ? 'visually-hidden' : undefined}>
            {hasLink ? `More of ${item.label}` : item.label}
          </span>
          <span className={styles.caret} aria-hidden="true" />
        </summary>
        <div className={styles.panel}>
          <MenuPanel item={item} pathname={pathname} pictures />
        </div>
      </details>
    </>
  );
}

/** Whether the page in view is of this item's part of the site. */
function isWithin({ link, panel }: Blocks['mega_menu_item'], pathname: string): boolean {
  const links = [link, ...(panel ?? []).flatMap((column) => (column.links ?? []).map((entry) => entry.link))];
  return links.some((one) => {
    const target = linkTarget(one);
    return (
      target !== null && target.href !== '/' && (pathname === target.href || pathname.startsWith(`${target.href}/`))
    );
  });
}
