import { randomUUID } from 'node:crypto';
import { setColumns } from '../../carts/change-details.ts';
import { saveAddresses } from '../../carts/save-addresses.ts';
import type { CommerceContext } from '../../context.ts';
import { changeCheckout } from '../change-checkout.ts';
import type { Checkout } from '../open-checkout.ts';
import type { Information } from './read-information.ts';

/** Keeps who buys and where the parcel goes; the address takes the place of the one that was selected. */
export function saveInformation(context: CommerceContext, checkout: Checkout, information: Information) {
  const { email, address, acceptsMarketing } = information;
  return changeCheckout(
    context,
    checkout,
    async (transaction, cart) => {
      const others = cart.addresses.filter((entry) => !entry.selected);
      const entry = { addressId: randomUUID(), address, selected: true, oneTimeUse: false };
      await saveAddresses(transaction, cart, [...others, entry], ['addresses']);
      return setColumns(transaction, cart, { email, ...(address.phone !== null && { phone: address.phone }) });
    },
    { accepts_marketing: acceptsMarketing ? 1 : 0 },
  );
}
