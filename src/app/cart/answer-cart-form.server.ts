import { type CartReply, cartHas } from '#blocks/cart/cart-contract.ts';
import { cartLabels } from '#blocks/cart/cart-labels.ts';
import type { Cart } from '#clients/commerce/cart-client.ts';
import type { RequestContext, Site } from '../context.ts';
import { readFormData } from '../forms/read-form-data.server.ts';
import { claimCart } from '../session/claim-cart.server.ts';
import { forgetCart, isBought, setCartCookie } from './cart-cookie.server.ts';
import { type CartIntent, readCartIntent } from './cart-intent.server.ts';
import { changeCart } from './change-cart.server.ts';
import { changeErrors } from './change-errors.server.ts';
import { changedLine } from './changed-line.server.ts';
import { noCart, shownReply } from './show-cart.server.ts';

/** The answer to a form of the cart. `intent` is null where the form could not be read; `failed` where not all was done. */
export type CartFormAnswer = { intent: CartIntent | null; reply: CartReply; headers: Headers; failed: boolean };

/** Does what a form asks of the visitor's cart and says how it went; the headers carry the cart's cookies. */
export async function answerCartForm(
  request: Request,
  site: Site,
  requestInfo: RequestContext,
): Promise<CartFormAnswer> {
  const headers = new Headers();
  const read = readCartIntent(await readFormData(request));
  if ('fieldError' in read) {
    return { intent: null, reply: { ...noCart, fieldErrors: [read.fieldError] }, headers, failed: true };
  }
  const { intent } = read;
  const { answer, fieldErrors: own, hadExpired } = await changeCart(intent, request, site, requestInfo);
  if (hadExpired && !answer.cart) {
    await forgetCart(headers, site);
    const gone: CartReply = { ...noCart, notices: [{ kind: 'expired_cart', text: goneText }] };
    return { intent, reply: gone, headers, failed: true };
  }
  const fieldErrors = [...own, ...changeErrors(intent, answer)];
  for (const { message, code } of answer.errors) {
    if (code === 'UNREACHABLE') site.log('error', 'cart_not_changed', { do: intent.do, error: message });
  }
  const cart = answer.cart && (await withoutEmptyLines(answer.cart, intent, site, requestInfo));
  if (!cart) return { intent, reply: { ...noCart, fieldErrors }, headers, failed: true };

  await claimCart(site, requestInfo, request, cart.id);
  await setCartCookie(headers, cart.id, site);
  const reply = await shownReply(cart, { request, headers, site });
  return {
    intent,
    reply: {
      ...reply,
      fieldErrors,
      notices:
        hadExpired && !isBought(request, requestInfo.now)
          ? [{ kind: 'expired_cart', text: replacedText }, ...reply.notices]
          : reply.notices,
      said:
        fieldErrors.length > 0
          ? null
          : sayDone(intent, cart.totalQuantity, changedLine(intent, null, reply.cart)?.title),
    },
    headers,
    failed: fieldErrors.length > 0,
  };
}

const goneText = 'That cart is closed: it was bought, or it lay too long. The next thing you add starts a new one.';
const replacedText = 'Your last cart had been closed. This is a new one.';

/** What was sold out before it was added stays in the service's cart as none of it: nobody wants such a line. */
async function withoutEmptyLines(
  cart: Cart,
  intent: CartIntent,
  { commerce }: Site,
  { market }: RequestContext,
): Promise<Cart> {
  if (intent.do !== 'add' && intent.do !== 'choose') return cart;
  const [newest] = cart.lines.nodes;
  if (!newest || newest.quantity > 0) return cart;
  const { cart: cleared } = await commerce.cart.removeLines(market, cart.id, [newest.id]);
  return cleared ?? cart;
}

function sayDone(intent: CartIntent, count: number, title: string | undefined): string {
  const has = cartHas(count);
  switch (intent.do) {
    case 'add':
      return intent.back && title ? `${title} is back. ${has}` : `${cartLabels.added} ${has}`;
    case 'choose':
      return `${cartLabels.added} ${has}`;
    case 'update':
      return intent.quantity === 0 ? `Removed. ${has}` : `Changed. ${has}`;
    case 'remove':
      return `Removed. ${has}`;
    case 'gift':
      return intent.gift ? 'It will be wrapped.' : 'It goes as it is.';
    case 'code':
      return `${intent.code} is on.`;
    case 'drop-code':
      return `${intent.code} is off.`;
    case 'drop-card':
      return 'The gift card is off.';
    case 'note':
      return intent.note === '' ? 'The note is gone.' : 'The note will go in the box.';
  }
}
