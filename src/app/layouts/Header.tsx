import { MegaMenu } from '#blocks/mega-menu/MegaMenu.tsx';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Header.module.css';

/** The page's head: the wordmark, the menu and the cart. Without its story, the wordmark alone still leads home. */
export function Header({ header }: { header: ContentType<'header'> | null }) {
  const menu = header?.mega_menu?.[0];
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link link="/" className={styles.wordmark} label="ash, home">
          {header?.logo_text || 'ash'}
        </Link>
        {menu ? <MegaMenu block={menu} /> : null}
        <Link link="/cart" className={styles.cart}>
          Cart
        </Link>
      </div>
    </header>
  );
}
