import { hasCart } from './has-cart.ts';

/** Where this browser keeps how much was in the cart when it was last read. */
const lastCountKey = 'cart-count';

/**
 * Writes the number beside every link to the cart, by a custom property that `.cart::after` reads in `Header.module.css` and
 * `SouvenirsNav.module.css`: those links are in HTML that is the same for everybody, and in parts of the page that have no
 * cart state.
 */
export function showCount(count: number): void {
  write(count);
  try {
    localStorage.setItem(lastCountKey, String(count));
  } catch {
    // Without storage the number comes late on the next page, too.
  }
}

/** For the boot script: shows the last number before the page is drawn, so that nothing moves when the cart has been read. */
export function showLastCount(): void {
  if (!hasCart()) return;
  try {
    write(Number(localStorage.getItem(lastCountKey)));
  } catch {
    // It comes once the cart was read.
  }
}

/**
 * The same on the cart's own page, which says by itself how much is in it (`data-cart-items`): what was added just now by a
 * plain form is not in the last number.
 */
export function showCountOfPage(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const items = document.querySelector('[data-cart-items]')?.getAttribute('data-cart-items');
    if (items) write(Number(items));
  });
  // The page may be left for the checkout before the application runs, which stores the number again.
  forgetLastCount();
}

/**
 * On the way to the checkout: whoever comes back may have bought it all, so no number is shown until the cart has been
 * read again.
 */
export function forgetLastCount(): void {
  try {
    localStorage.removeItem(lastCountKey);
  } catch {
    // Nothing was stored, either.
  }
}

function write(count: number): void {
  document.documentElement.style.setProperty('--cart-count', count > 0 ? `" (${count})"` : '""');
}
