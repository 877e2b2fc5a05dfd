import {
  CartForm,
  type CartQueryDataReturn,
  cartGetIdDefault,
  cartSetIdDefault,
  createCartHandler,
  createStorefrontClient,
  type HydrogenCart,
} from '@shopify/hydrogen';
import { PUBLIC_TOKEN } from '../commerce/commerce-server.ts';

/** What a page of a cart shows: its lines as `nodes`, which the library's optimistic cart needs. */
const CART = /* GraphQL */ `
  fragment CartApiQuery on Cart {
    id checkoutUrl note totalQuantity updatedAt
    buyerIdentity { countryCode email customer { id email } }
    lines(first: $numCartLines) { nodes {
      id quantity attributes { key value }
      cost { subtotalAmount { ...Sum } totalAmount { ...Sum } amountPerQuantity { ...Sum } compareAtAmountPerQuantity { ...Sum } }
      discountAllocations { discountedAmount { ...Sum }
        ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } }
      merchandise { ... on ProductVariant { id title sku price { ...Sum } selectedOptions { name value } product { handle title } } }
    } }
    cost { subtotalAmount { ...Sum } totalAmount { ...Sum } }
    discountCodes { code applicable }
    discountAllocations { discountedAmount { ...Sum }
      ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } }
    appliedGiftCards { id lastCharacters amountUsed { ...Sum } balance { ...Sum } }
  }
  fragment Sum on MoneyV2 { amount currencyCode }
`;

type Place = { country: 'US' | 'CA' | 'DE'; language: 'EN' | 'FR' };
type Changed = Promise<CartQueryDataReturn>;

/**
 * A visitor of a shop that is built on Hydrogen: every request makes the client and the cart's handler anew, and only
 * the cookie is remembered between them. A whole Hydrogen application needs a build of its own, so its handlers stand here.
 */
export class HydrogenVisitor {
  readonly #origin: string;
  #cookie = '';
  /** Where the visitor shops; a shop in several markets reads it from each request's address. */
  place: Place = { country: 'US', language: 'EN' };

  constructor({ origin }: { origin: string }) {
    this.#origin = origin;
  }

  get storefront() {
    return createStorefrontClient({
      storeDomain: this.#origin,
      publicStorefrontToken: PUBLIC_TOKEN,
      storefrontApiVersion: '2026-04',
      i18n: this.place,
      storefrontHeaders: { requestGroupId: 'test', buyerIp: null, buyerIpSig: null, cookie: null, purpose: null },
    }).storefront;
  }

  /** The handler of one request; its answers carry no cookie until `change` stores it. */
  get cart(): HydrogenCart {
    return createCartHandler({
      storefront: this.storefront,
      getCartId: cartGetIdDefault(new Headers({ Cookie: this.#cookie })),
      setCartId: cartSetIdDefault(),
      cartQueryFragment: CART,
    });
  }

  read() {
    return this.cart.get();
  }

  /** One change of the cart, its cookie taken from the answer as a browser does, and the cart that the next page shows. */
  async change(act: (cart: HydrogenCart) => Changed) {
    const handler = this.cart;
    const { cart, userErrors, warnings, errors } = await act(handler);
    if (cart?.id) this.#cookie = handler.setCartId(cart.id).get('Set-Cookie')?.split(';')[0] ?? '';
    return { cart: await this.read(), userErrors: userErrors ?? [], warnings: warnings ?? [], errors };
  }

  /** What the route of the cart does with a posted form of the library. */
  async post(form: FormData) {
    const { action, inputs } = CartForm.getFormInput(form);
    return this.change((cart) => {
      if (action === CartForm.ACTIONS.LinesAdd) return cart.addLines(inputs.lines);
      if (action === CartForm.ACTIONS.LinesUpdate) return cart.updateLines(inputs.lines);
      if (action === CartForm.ACTIONS.LinesRemove) return cart.removeLines(inputs.lineIds);
      throw new Error(`The test's cart has no action ${action}.`);
    });
  }
}
