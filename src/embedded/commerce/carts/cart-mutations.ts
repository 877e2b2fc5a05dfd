import type { AddressInput } from '#protocol/addresses/check-address.ts';
import type { CommerceContext } from '../context.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import type { Attribute } from './cart-record.ts';
import { addAddresses, removeAddresses, type SelectableAddressInput, updateAddresses } from './change-addresses.ts';
import { type BuyerIdentityInput, setBuyer } from './change-buyer.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import { addGiftCards, removeGiftCards, setDiscountCodes, setGiftCards } from './change-codes.ts';
import { selectDeliveryOptions, setBillingAddress } from './change-delivery.ts';
import { removePersonalData, setAttributes } from './change-details.ts';
import { addLines, removeLines, updateLines } from './change-lines.ts';
import { deleteCartMetafield, setCartMetafields } from './change-metafields.ts';
import { type CartInput, createCart } from './create-cart.ts';
import type { LineInput } from './line-input.ts';
import { updateNote } from './update-note.ts';

/** A mutation of one cart: what it does, from the field's arguments. */
function change<Args>(of: (args: Args) => CartChange) {
  return (_root: unknown, args: Args & { cartId: string }, context: CommerceContext) =>
    changeCart(context, args.cartId, of(args));
}

type Lines = { lines: LineInput[] };
type LineUpdates = { lines: (LineInput & { id: string })[] };
type Addresses = { addresses: SelectableAddressInput[] };
type AddressUpdates = { addresses: (SelectableAddressInput & { id: string })[] };
type Options = { selectedDeliveryOptions: { deliveryGroupId: string; deliveryOptionHandle: string }[] };
type Metafields = { metafields: { ownerId: string; key: string; type: string; value: string }[] };

export const cartMutations: ResolverMap = {
  Mutation: {
    cartCreate: (_root: unknown, { input }: { input?: CartInput | null }, context) => createCart(context, input ?? {}),

    cartLinesAdd: change<Lines>(
      ({ lines }) =>
        (context, cart) =>
          addLines(context, cart, lines, ['lines']),
    ),
    cartLinesUpdate: change<LineUpdates>(
      ({ lines }) =>
        (context, cart) =>
          updateLines(context, cart, lines),
    ),
    cartLinesRemove: change<{ lineIds: string[] }>(
      ({ lineIds }) =>
        (context, cart) =>
          removeLines(context, cart, lineIds),
    ),

    cartNoteUpdate: (_root: unknown, { cartId, note }: { cartId: string; note: string }, context) =>
      updateNote(context, cartId, note),
    cartAttributesUpdate: change<{ attributes: Attribute[] }>(
      ({ attributes }) =>
        (context, cart) =>
          setAttributes(context, cart, attributes, ['attributes']),
    ),
    cartDiscountCodesUpdate: change<{ discountCodes: string[] }>(
      ({ discountCodes }) =>
        (context, cart) =>
          setDiscountCodes(context, cart, discountCodes),
    ),

    cartGiftCardCodesUpdate: change<{ giftCardCodes: string[] }>(
      ({ giftCardCodes }) =>
        (context, cart) =>
          setGiftCards(context, cart, giftCardCodes),
    ),
    cartGiftCardCodesAdd: change<{ giftCardCodes: string[] }>(
      ({ giftCardCodes }) =>
        (context, cart) =>
          addGiftCards(context, cart, giftCardCodes),
    ),
    cartGiftCardCodesRemove: change<{ appliedGiftCardIds: string[] }>(
      ({ appliedGiftCardIds }) =>
        (context, cart) =>
          removeGiftCards(context, cart, appliedGiftCardIds),
    ),

    cartBuyerIdentityUpdate: change<{ buyerIdentity: BuyerIdentityInput }>(
      ({ buyerIdentity }) =>
        (context, cart) =>
          setBuyer(context, cart, buyerIdentity, ['buyerIdentity']),
    ),
    cartBillingAddressUpdate: change<{ billingAddress?: AddressInput | null }>(
      ({ billingAddress }) =>
        (context, cart) =>
          setBillingAddress(context, cart, billingAddress),
    ),
    cartRemovePersonalData: change<object>(() => removePersonalData),

    cartDeliveryAddressesAdd: change<Addresses>(
      ({ addresses }) =>
        (context, cart) =>
          addAddresses(context, cart, addresses, ['addresses']),
    ),
    cartDeliveryAddressesReplace: change<Addresses>(
      ({ addresses }) =>
        (context, cart) =>
          addAddresses(context, cart, addresses, ['addresses'], []),
    ),
    cartDeliveryAddressesUpdate: change<AddressUpdates>(
      ({ addresses }) =>
        (context, cart) =>
          updateAddresses(context, cart, addresses),
    ),
    cartDeliveryAddressesRemove: change<{ addressIds: string[] }>(
      ({ addressIds }) =>
        (context, cart) =>
          removeAddresses(context, cart, addressIds),
    ),
    cartSelectedDeliveryOptionsUpdate: change<Options>(
      ({ selectedDeliveryOptions }) =>
        (context, cart) =>
          selectDeliveryOptions(context, cart, selectedDeliveryOptions),
    ),

    cartMetafieldsSet: (_root: unknown, { metafields }: Metafields, context) => setCartMetafields(context, metafields),
    cartMetafieldDelete: (_root: unknown, { input }: { input: { key: string; ownerId: string } }, context) =>
      deleteCartMetafield(context, input),
  },
};
