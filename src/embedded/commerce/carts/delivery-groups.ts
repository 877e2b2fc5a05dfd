import { secretHash } from '#services/secret.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import type { CommerceContext } from '../context.ts';
import { money } from '../prices/money.ts';
import { type DeliveryOption, deliveryOptionsFor } from '../shipping/delivery-options.ts';
import { cartPartGlobalId } from './cart-id.ts';
import type { CartRecord } from './cart-record.ts';
import { priceOfCart } from './price-of-cart.ts';

/** The vendor's id of every delivery group's address: it names none. */
const DELIVERY_ADDRESS_ID = 'gid://shopify/MailingAddress/0?model_name=Address';

/** A cart's delivery groups: one, once it holds something and its destination is known, else none. */
export async function deliveryGroupsOf(context: CommerceContext, cart: CartRecord) {
  const { input, priced } = await priceOfCart(context, cart);
  const address = cart.addresses.find((entry) => entry.selected)?.address;
  const isEmpty = cart.lines.every(({ quantity }) => quantity === 0);
  if (!input.destination || !address || isEmpty) return [];
  const options = deliveryOptionsFor({
    destination: input.destination,
    currencyCode: input.currencyCode,
    subtotal: priced.subtotal,
    weightGrams: input.lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
  }).map((option) => optionRecord(option, input.currencyCode));
  const id = cartPartGlobalId('CartDeliveryGroup', secretHash(cart.token).slice(0, 32), cart.token);
  return [
    {
      __typename: 'CartDeliveryGroup',
      key: 1,
      id,
      groupType: 'ONE_TIME_PURCHASE',
      lines: cart.lines,
      deliveryAddress: mailingAddress(DELIVERY_ADDRESS_ID, address),
      deliveryOptions: options,
      selectedDeliveryOption: options.find(({ handle }) => handle === priced.delivery?.handle) ?? null,
    },
  ];
}

function optionRecord({ handle, code, title, description, amount, isPickUp }: DeliveryOption, currencyCode: string) {
  return {
    handle,
    code,
    title,
    description,
    estimatedCost: money(amount, currencyCode),
    deliveryMethodType: isPickUp ? 'PICK_UP' : 'SHIPPING',
  };
}
