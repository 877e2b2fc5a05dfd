import type { MessagePageData } from '#server-pages/checkout/checkout-pages.ts';
import { orderStatusPath } from '../orders/order-status-path.ts';
import type { Opened } from './open-checkout.ts';

const toTheShop = { href: '/souvenirs', name: 'To the souvenirs' };
const toTheCart = { href: '/cart', name: 'To the cart' };

/** What is answered instead of a checkout that cannot be entered. */
export function closedAnswer(
  opened: Exclude<Opened, { kind: 'open' }>,
): { to: string } | { page: MessagePageData; status: 404 | 410 } {
  switch (opened.kind) {
    case 'ordered':
      return { to: orderStatusPath(opened.order) };
    case 'expired':
      return {
        page: {
          title: 'This cart has expired',
          text: 'A cart is kept for ten days after the last change. Nothing was ordered, and nothing was charged.',
          link: toTheShop,
        },
        status: 410,
      };
    case 'unknown':
      return { page: unknownPage, status: 404 };
  }
}

/** For an address that leads nowhere, or lacks its key. */
export const unknownPage: MessagePageData = {
  title: 'There is no checkout here',
  text: 'The address is not complete, or it was never one. Go to your cart and check out from there.',
  link: toTheCart,
};

/** For a cart with nothing in it that could be sold. */
export const emptyPage: MessagePageData = {
  title: 'There is nothing to check out',
  text: 'The cart is empty, or everything in it has sold out.',
  link: toTheShop,
};

/** For a failure that is the shop's own. */
export const brokenPage: MessagePageData = {
  title: 'This page is temporarily unavailable.',
  text: 'Your cart is safe. Go back one page and try again.',
  link: toTheCart,
};
