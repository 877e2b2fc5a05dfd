import type { CatalogueStories, CatalogueStory } from '../../component-catalogue/catalogue-story.ts';
import { exampleCart, exampleCartLine, exampleReply } from '../../examples/example-cart.ts';
import { cartViewExample } from './example.ts';

/** A state drawn as it is, without the visitor's own cart. */
const still = (
  shown: ReturnType<typeof exampleReply>,
  more: Record<string, unknown> = {},
): CatalogueStory<'cart_view'> => ({
  block: { ...cartViewExample, cross_sell: '' },
  data: { ...shown, still: more },
});

const [towel, tag] = exampleCart.lines;
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

export const cartViewStories: CatalogueStories<'cart_view'> = {
  empty: still({ reply: { cart: null, notices: [], fieldErrors: [], said: null } }),
  ready: { block: cartViewExample, data: { ...exampleReply(), still: {} } },
  updating: still(exampleReply(), { updating: true }),
  removed: still(exampleReply({ lines: tag ? [tag] : [] }), {
    undo: { name: 'Bath towel', fields: { do: 'add', variant: '1', quantity: '2' } },
  }),
  line_error: still(
    exampleReply({}, { fieldErrors: [{ at: towel?.id ?? '', text: 'That is all 2 of Bath towel we have left.' }] }),
  ),
  code_applied: still(
    exampleReply({
      codes: [{ code: 'PLASTER', applies: true }],
      cards: [{ id: 'gid://shopify/AppliedGiftCard/1', lastCharacters: '7f2a', used: usd('20.0') }],
      saved: usd('8.2'),
      subtotal: usd('73.8'),
    }),
  ),
  code_invalid: still(
    exampleReply({}, { fieldErrors: [{ at: 'code', text: 'We do not know PLASTRE. Is it written right?' }] }),
  ),
  stock_changed: still(
    exampleReply(
      {
        lines: [
          exampleCartLine('pillow', 'Pillow', { stock: 'sold_out' }),
          exampleCartLine('teaspoon', 'Teaspoon', { stock: 'short', maximum: 2, quantity: 3 }),
        ],
      },
      {
        notices: [
          { kind: 'stock_changed', text: 'Pillow has sold out. Remove it to continue.' },
          { kind: 'stock_changed', text: 'Only 2 of Teaspoon are left.' },
        ],
      },
    ),
  ),
  price_changed: still(
    exampleReply(
      {},
      { notices: [{ kind: 'price_changed', text: 'Brass key tag was $16.00 and is now $18.00 each.' }] },
    ),
  ),
  expired_cart: still({
    reply: {
      cart: null,
      notices: [{ kind: 'expired_cart', text: 'That cart is closed: it was bought, or it lay too long.' }],
      fieldErrors: [],
      said: null,
    },
  }),
  free_delivery_in_canada: still(
    exampleReply({ note: 'For the fourth step.', goods: cad('196.0'), subtotal: cad('196.0') }),
  ),
  without_note_and_gifts: {
    block: { ...cartViewExample, note_enabled: false, gift_enabled: false, cross_sell: '' },
    data: { ...exampleReply(), still: {} },
  },
};

function cad(amount: string) {
  return { amount, currencyCode: 'CAD' };
}
