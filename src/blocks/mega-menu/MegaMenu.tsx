import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { BlockProps } from '../contract/block-props.ts';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MegaMenu.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

/**
 * The site's navigation as disclosures, not as an application's menu: each item is a link, a panel that opens, or
 * both. The panels are the platform's `details` of one name, so they open, and close one another, without scripts.
 */
export function MegaMenu({ block }: BlockProps<'mega_menu'>) {
  const menu = useMenuBehaviour();
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <nav ref={menu} aria-label="Main" className={styles.menu}>
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
      </nav>
      {linkTarget(block.book_cta) ? (
        <ButtonLink link={block.book_cta} className={styles.book}>
          Book
        </ButtonLink>
      ) : null}
      <MobileMenu block={block} />
    </div>
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
