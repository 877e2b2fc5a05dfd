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
  const errors: CartUserError[] = [];
  for (const [index, { deliveryGroupId, deliveryOptionHandle }] of inputs.entries()) {
    const here = ['selectedDeliveryOptions', String(index)];
    const groupId = readCartPart(deliveryGroupId, 'CartDeliveryGroup');
    const group = groups.find(({ id }) => readCartPart(id, 'CartDeliveryGroup') === groupId);
    if (!group) {
      const message = 'Delivery group was not found in cart.';
      errors.push({ code: 'INVALID_DELIVERY_GROUP', field: [...here, 'deliveryGroupId'], message });
    } else if (!group.deliveryOptions.some(({ handle }) => handle === deliveryOptionHandle)) {
      const field = [...here, 'deliveryOptionHandle'];
      errors.push({ code: 'INVALID_DELIVERY_OPTION', field, message: 'Delivery option was not valid.' });
    }
  }
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
