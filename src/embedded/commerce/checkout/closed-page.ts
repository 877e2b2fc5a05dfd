import type { Html } from '#services/server-pages/page-shell.ts';
import { orderStatusPath } from '../orders/order-status-path.ts';
import { sorryPage } from './checkout-page.ts';
import type { Opened } from './open-checkout.ts';

const toTheShop = { href: '/souvenirs', name: 'To the souvenirs' };

/** What is answered instead of a checkout that cannot be entered. */
export function closedAnswer(
  opened: Exclude<Opened, { kind: 'open' }>,
): { to: string } | { page: Html; status: 404 | 410 } {
  switch (opened.kind) {
    case 'ordered':
      return { to: orderStatusPath(opened.order) };
    case 'expired':
      return {
        page: sorryPage(
          'This cart has expired',
          'A cart is kept for ten days after the last change. Nothing was ordered, and nothing was charged.',
          toTheShop,
        ),
        status: 410,
      };
    case 'unknown':
      return { page: unknownPage(), status: 404 };
  }
}

/** For an address that leads nowhere, or lacks its key. */
export function unknownPage(): Html {
  return sorryPage(
    'There is no checkout here',
    'The address is not complete, or it was never one. Go to your cart and check out from there.',
    {
      href: '/cart',
      name: 'To the cart',
    },
  );
}

/** For a bag with nothing in it that could be sold. */
export function emptyPage(): Html {
  return sorryPage('There is nothing to check out', 'The cart is empty, or everything in it has sold out.', toTheShop);
}

/** For a failure that is the shop's own. */
export function brokenPage(): Html {
  return sorryPage('This page is temporarily unavailable.', 'Your cart is safe. Go back one page and try again.', {
    href: '/cart',
    name: 'To the cart',
  });
}
