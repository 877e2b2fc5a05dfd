import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import type { GiftCardTable } from '../gift-cards/tables.ts';
import type { Market } from '../localization/market.ts';
import type { VariantRecord } from '../product-catalogue/variant-record.ts';

export type Attribute = { key: string; value: string };

/** A stored cart with everything that belongs to it, priced in its buyer's country. */
export type CartRecord = {
  __typename: 'Cart';
  token: string;
  /** The key it was asked for with; null when that was missing or wrong, and the buyer's data is then blank. */
  key: string | null;
  /** The global id, with the key. */
  id: string;
  countryCode: string | null;
  /** Where it is sold: the buyer's country, or the shop's primary one. */
  market: Market;
  email: string | null;
  phone: string | null;
  customerId: number | null;
  note: string;
  attributes: Attribute[];
  /** The buyer's CartPreferences as they were given. */
  preferences: { delivery?: object | null; wallet?: string[] | null } | null;
  billingAddress: PostalAddress | null;
  deliveryHandle: string | null;
  createdAt: string;
  updatedAt: string;
  /** Newest first, each followed by the lines that hang on it. */
  lines: CartLineRecord[];
  /** As they were typed, in the order they were entered. */
  discountCodes: string[];
  /** In the order they are used up; those of another currency too. */
  giftCards: AppliedGiftCard[];
  addresses: CartAddressRecord[];
};

export type CartLineRecord = {
  __typename: 'CartLine';
  /** Its position: the highest is the newest. */
  key: number;
  /** Its own id, a UUID. */
  lineId: string;
  id: string;
  variant: VariantRecord;
  /** What is in the cart: at most what is in stock now, 0 when sold out. */
  quantity: number;
  /** What was asked for when it was last changed. */
  wanted: number;
  attributes: Attribute[];
  /** The own id of the line it hangs on, or null. */
  parentId: string | null;
};

/** A gift card, and the id under which it is on this cart: a random UUID. */
export type AppliedGiftCard = GiftCardTable & { appliedId: string };

export type CartAddressRecord = {
  addressId: string;
  id: string;
  address: PostalAddress;
  selected: boolean;
  oneTimeUse: boolean;
};
