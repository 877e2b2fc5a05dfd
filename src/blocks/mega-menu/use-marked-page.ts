import { type RefObject, useEffect, useLayoutEffect } from 'react';
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

/**
 * Tells assistive technology that the page in view belongs to an item behind the button 'Menu': one that the bar does not
 * show in a window of this width. The look is in the style sheet.
 */
export function useMarkedButton(bar: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const mark = () => {
      // The bar's items are of the page whose address this is.
      const current = pathname && bar.current?.querySelector(`.${styles.current}`);
      const isBehind = current && !current.getClientRects().length;
      bar.current?.querySelector(':scope > button')?.setAttribute('aria-current', String(Boolean(isBehind)));
    };
    mark();
    addEventListener('resize', mark);
    return () => removeEventListener('resize', mark);
  }, [bar, pathname]);
}

function isWithin(href: string, pathname: string): boolean {
  return href !== '/' && (pathname === href || pathname.startsWith(`${href}/`));
}
