import { type RefObject, useLayoutEffect } from 'react';
import styles from './MegaMenu.module.css';

/**
 * Marks the page in view, and the part of the site it is of, in a menu that the document wrote: after a navigation no
 * component draws it again. What is marked, `MenuItems` says.
 */
export function useMarkedPage(menu: RefObject<HTMLElement | null>, pathname: string): void {
  useLayoutEffect(() => {
    for (const link of menu.current?.querySelectorAll('details a') ?? []) {
      if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const item of menu.current?.querySelectorAll(`.${styles.item}:not(.${styles.utility})`) ?? []) {
      const isOfPart = [...item.querySelectorAll('a')].some((link) =>
        isWithin(link.getAttribute('href') ?? '', pathname),
      );
      item.classList.toggle(String(styles.current), isOfPart);
    }
  }, [menu, pathname]);
}

function isWithin(href: string, pathname: string): boolean {
  return href !== '/' && (pathname === href || pathname.startsWith(`${href}/`));
}
