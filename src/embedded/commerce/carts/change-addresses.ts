import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { cartGlobalId, readCartPart } from './cart-id.ts';
import { type CartUserError, type CartWarning, refuse, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { type AddressChoice, resolveAddress } from './resolve-address.ts';
import { isSameAddress, type SavedAddress, saveAddresses } from './save-addresses.ts';

/** The schema's CartSelectableAddressInput. */
export type SelectableAddressInput = {
  address?: AddressChoice | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
};

/**
 * Adds delivery addresses to those in `existing` (a replacement keeps none). Of an address that is there already only
 * whether it is selected and used once is taken over, with a warning.
 */
export async function addAddresses(
  context: CommerceContext,
  cart: CartRecord,
  inputs: SelectableAddressInput[],
  path: string[],
  existing: SavedAddress[] = cart.addresses,
): Promise<CartWarning[]> {
  refuseTwoSelected(inputs, path);
  const errors: CartUserError[] = [];
  const warnings: CartWarning[] = [];
  const entries = [...existing];
  for (const [index, input] of inputs.entries()) {
    const isStrict = input.validationStrategy === 'STRICT';
    const address = await resolveAddress(context, cart, input.address, isStrict, [...path, String(index)], errors);
    if (!address) continue;
    const place = entries.findIndex((entry) => isSameAddress(entry.address, address));
    const old = entries[place];
    const message = 'A delivery address with the same details already exists on this cart.';
    if (old) warnings.push({ code: 'DUPLICATE_DELIVERY_ADDRESS', target: cartGlobalId(cart.token, null), message });
    const entry = withChoices(old ?? { addressId: randomUUID(), address, selected: false, oneTimeUse: false }, input);
    entries.splice(old ? place : entries.length, old ? 1 : 0, entry);
    if (entry.selected) selectOnly(entries, entry.addressId);
  }
  refuseIfAny(errors);
  await saveAddresses(context, cart, entries, path);
  return warnings;
}

/** Changes delivery addresses; what is left out stays, an address that is given is taken whole. */
export async function updateAddresses(
  context: CommerceContext,
  cart: CartRecord,
  inputs: (SelectableAddressInput & { id: string })[],
): Promise<CartWarning[]> {
  refuseTwoSelected(inputs, ['addresses']);
  const errors: CartUserError[] = [];
  const entries: SavedAddress[] = [...cart.addresses];
  for (const [index, input] of inputs.entries()) {
    const here = ['addresses', String(index)];
    const place = entries.findIndex(({ addressId }) => addressId === readCartPart(input.id, 'CartSelectableAddress'));
    const old = entries[place];
    if (!old) {
      errors.push(noSuchAddress(input.id, here));
      continue;
    }
    const isStrict = input.validationStrategy === 'STRICT';
    const address = input.address
      ? await resolveAddress(context, cart, input.address, isStrict, here, errors)
      : old.address;
    if (!address) continue;
    const entry = withChoices({ ...old, address }, input);
    entries[place] = entry;
    if (entry.selected) selectOnly(entries, entry.addressId);
  }
  refuseIfAny(errors);
  await saveAddresses(context, cart, entries, ['addresses']);
  return [];
}

/** Removes delivery addresses by their global ids. */
export async function removeAddresses(
  context: CommerceContext,
  cart: CartRecord,
  ids: string[],
): Promise<CartWarning[]> {
  const removed = ids.map((id) => readCartPart(id, 'CartSelectableAddress'));
  refuseIfAny(
    ids.flatMap((id, index) => {
      const isKnown = cart.addresses.some(({ addressId }) => addressId === removed[index]);
      return isKnown ? [] : [noSuchAddress(id, ['addressIds', String(index)])];
    }),
  );
  const left = cart.addresses.filter(({ addressId }) => !removed.includes(addressId));
  await saveAddresses(context, cart, left, ['addressIds']);
  return [];
}

function withChoices(entry: SavedAddress, { selected, oneTimeUse }: SelectableAddressInput): SavedAddress {
  return { ...entry, selected: selected ?? entry.selected, oneTimeUse: oneTimeUse ?? entry.oneTimeUse };
}

function selectOnly(entries: SavedAddress[], id: string) {
  for (const [index, entry] of entries.entries()) entries[index] = { ...entry, selected: entry.addressId === id };
}

function refuseTwoSelected(inputs: SelectableAddressInput[], path: string[]) {
  if (inputs.filter(({ selected }) => selected).length < 2) return;
  refuse('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', path, 'Only one delivery address can be selected.');
}

function noSuchAddress(id: string, field: string[]): CartUserError {
  return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: `The delivery address with ${id} does not exist.` };
}
