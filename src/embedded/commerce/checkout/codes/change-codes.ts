import { GraphQLError } from 'graphql';
import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { appliedGiftCardId } from '../../carts/cart-id.ts';
import { addGiftCard, removeGiftCards, setDiscountCodes } from '../../carts/change-codes.ts';
import type { CommerceContext } from '../../context.ts';
import { discountKey } from '../../discounts/discount-record.ts';
import { changeCheckout } from '../change-checkout.ts';
import type { Checkout } from '../open-checkout.ts';

/** Adds or takes away a discount code; a code that does not apply stays, with the reason beside it. */
export async function changeDiscount(
  context: CommerceContext,
  checkout: Checkout,
  form: URLSearchParams,
): Promise<FieldError[]> {
  const removed = form.get('remove');
  const added = (form.get('discount') ?? '').trim();
  if (removed === null && added === '') return [{ field: 'discount', message: 'Enter a discount code.' }];
  const { discountCodes } = checkout.cart;
  const codes =
    removed === null
      ? [...discountCodes, added]
      : discountCodes.filter((code) => discountKey(code) !== discountKey(removed));
  const errors = await changeCheckout(context, checkout, (transaction, cart) =>
    setDiscountCodes(transaction, cart, codes),
  );
  return errors.map(({ message }) => ({ field: 'discount', message }));
}

/** Adds or takes away a gift card. */
export async function changeGiftCard(
  context: CommerceContext,
  checkout: Checkout,
  form: URLSearchParams,
): Promise<FieldError[]> {
  const removed = form.get('remove');
  const added = (form.get('giftCard') ?? '').trim();
  if (removed === null && added === '') return [{ field: 'giftCard', message: 'Enter the code of a gift card.' }];
  const change = changeCheckout(context, checkout, async (transaction, cart) => {
    if (removed === null) return addGiftCard(transaction, cart, added);
    const isApplied = cart.giftCards.some(({ appliedId }) => appliedId === removed);
    return isApplied ? removeGiftCards(transaction, cart, [appliedGiftCardId(removed)]) : [];
  });
  try {
    const errors = await change;
    return errors.map(({ message }) => ({ field: 'giftCard', message }));
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code !== 'THROTTLED') throw error;
    const message = 'Too many gift card codes were tried. Wait a quarter of an hour, then try again.';
    return [{ field: 'giftCard', message }];
  }
}
