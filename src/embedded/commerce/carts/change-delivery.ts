import type { AddressInput } from '#protocol/addresses/check-address.ts';
import type { CommerceContext } from '../context.ts';
import { readCartPart } from './cart-id.ts';
import { type CartUserError, type CartWarning, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { setColumns } from './change-details.ts';
import { deliveryGroupsOf } from './delivery-groups.ts';
import { readAddressInput } from './read-address-input.ts';

/** Chooses how delivery groups are sent: this shop's carts have one. */
export async function selectDeliveryOptions(
  context: CommerceContext,
  cart: CartRecord,
  inputs: { deliveryGroupId: string; deliveryOptionHandle: string }[],
): Promise<CartWarning[]> {
  const groups = await deliveryGroupsOf(context, cart);
  const field = ['selectedDeliveryOptions'];
  const errors = inputs.flatMap(({ deliveryGroupId, deliveryOptionHandle }): CartUserError[] => {
    const groupId = readCartPart(deliveryGroupId, 'CartDeliveryGroup');
    const group = groups.find(({ id }) => readCartPart(id, 'CartDeliveryGroup') === groupId);
    if (!group) return [{ code: 'INVALID_DELIVERY_GROUP', field, message: 'Delivery group was not found in cart.' }];
    if (group.deliveryOptions.some(({ handle }) => handle === deliveryOptionHandle)) return [];
    const message = `The delivery option with handle ${deliveryOptionHandle} is not valid.`;
    return [{ code: 'INVALID_DELIVERY_OPTION', field, message }];
  });
  refuseIfAny(errors, 'without a cart');
  const chosen = inputs.at(-1);
  return setColumns(context, cart, chosen ? { delivery_handle: chosen.deliveryOptionHandle } : {});
}

/** Keeps the address the bill goes to, checked by its country's rules; null forgets it. */
export async function setBillingAddress(
  context: CommerceContext,
  cart: CartRecord,
  input: AddressInput | null | undefined,
): Promise<CartWarning[]> {
  if (!input) return setColumns(context, cart, { billing_address: null });
  const { address, errors } = readAddressInput(input, true, ['billingAddress'], {});
  refuseIfAny(errors);
  return setColumns(context, cart, { billing_address: JSON.stringify(address) });
}
