import { type RefObject, Suspense, use, useRef } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { hasHtml, StaticHtml } from '#ui/StaticHtml.tsx';
import type { BlockProps } from '../contract/block-props.ts';
import { isStatic } from '../hydration/static-section.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import { shellContent } from '../shell/fetch-shell.ts';
import styles from './MegaMenu.module.css';
import { MenuButton } from './MenuButton.tsx';
import { useMarkedButton, useMarkedPage } from './use-marked-page.ts';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

/** What the bar holds; a document has its HTML, and does without its code. */
export const MenuItems = lazySection('MenuItems', () => import('./MenuItems.tsx'));

/** The name of the bar's HTML. */
const htmlName = 'main menu';

/**
 * The site's navigation as disclosures, not as an application's menu: each item is a link, a panel that opens, or
 * both. The panels are the platform's `details` of one name, so they open, and close one another, without scripts.
 */
export function MegaMenu({ block }: BlockProps<'mega_menu'>) {
  // The first page with a header after one without: the document has no HTML of it.
  if (isStatic(block) && !hasHtml(htmlName)) {
    return (
      <Suspense>
        <FetchedMenu />
      </Suspense>
    );
  }
  return <Menu block={block} />;
}

function FetchedMenu() {
  const [block] = use(shellContent()).header?.mega_menu ?? [];
  return block ? <Menu block={block} /> : null;
}

function Menu({ block }: BlockProps<'mega_menu'>) {
  const bar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useMarkedButton(bar, pathname);
  return (
    <div ref={bar} className={styles.bar}>
      {isStatic(block) ? (
        <HtmlItems menu={menu} pathname={pathname} />
      ) : (
        <nav ref={menu} aria-label="Main" className={styles.menu}>
          <Suspense>
            <MenuItems block={block} menu={menu} pathname={pathname} />
          </Suspense>
        </nav>
      )}
      {linkTarget(block.book_cta) ? (
        <ButtonLink link={block.book_cta} className={styles.book}>
          Book
        </ButtonLink>
      ) : null}
      <MenuButton block={block} />
    </div>
  );
}

/** The items that the document wrote. */
function HtmlItems({ menu, pathname }: { menu: RefObject<HTMLElement | null>; pathname: string }) {
  useMenuBehaviour(menu);
  useMarkedPage(menu, pathname);
  return <StaticHtml as="nav" ref={menu} keepAs={htmlName} aria-label="Main" className={styles.menu} />;
}
