import { mailingAddress } from '../addresses/mailing-address.ts';
import { listConnection } from '../connections/list-connection.ts';
import type { PageArguments } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { customerById } from '../customers/customer-record.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { appliedGiftCards, cartCost, lineCost } from './cart-costs.ts';
import { findCartMetafields } from './cart-metafields.ts';
import type { Attribute, CartAddressRecord, CartLineRecord, CartRecord } from './cart-record.ts';
import { checkoutUrl } from './checkout-url.ts';
import { deliveryGroupsOf } from './delivery-groups.ts';
import { cartAllocations, lineAllocations } from './discount-allocations.ts';
import { findCart } from './find-cart.ts';
import { priceOfCart } from './price-of-cart.ts';

type LineOfCart = CartLineRecord & { cart: CartRecord };
type Groups = Awaited<ReturnType<typeof deliveryGroupsOf>>;
type GroupOfCart = Groups[number] & { cart: CartRecord };

const attribute = (owner: { attributes: Attribute[] }, { key }: { key: string }) =>
  owner.attributes.find((entry) => entry.key === key) ?? null;

const cart: ResolverMap[string] = {
  appliedGiftCards: (source: CartRecord, _args: unknown, context) => appliedGiftCards(context, source),
  attribute,
  buyerIdentity: (source: CartRecord) => source,
  checkoutUrl: (source: CartRecord, _args: unknown, context) => checkoutUrl(context, source),
  cost: (source: CartRecord, _args: unknown, context) => cartCost(context, source),
  delivery: (source: CartRecord) => source,
  deliveryGroups: async (source: CartRecord, args: PageArguments, context) => {
    const groups = await deliveryGroupsOf(context, source);
    return listConnection(
      groups.map((group) => ({ ...group, cart: source })),
      args,
    );
  },
  discountAllocations: (source: CartRecord, _args: unknown, context) => cartAllocations(context, source),
  discountCodes: async (source: CartRecord, _args: unknown, context) => {
    const { codes } = await priceOfCart(context, source);
    return codes.map(({ code, refusal }) => ({ code, applicable: refusal === null }));
  },
  estimatedCost: (source: CartRecord, _args: unknown, context) => cartCost(context, source),
  lines: (source: CartRecord, args: PageArguments) => listConnection(linesOf(source), args),
  metafield: async (source: CartRecord, args: { key: string; namespace?: string | null }, context) =>
    (await findCartMetafields(context, source, [args]))[0] ?? null,
  metafields: (source: CartRecord, { identifiers }: { identifiers: { key: string }[] }, context) =>
    findCartMetafields(context, source, identifiers),
  totalQuantity: (source: CartRecord) => source.lines.reduce((sum, line) => sum + line.quantity, 0),
};

const cartLine: ResolverMap[string] = {
  attribute,
  cost: (line: LineOfCart, _args: unknown, context) => lineCost(context, line.cart, line),
  discountAllocations: (line: LineOfCart, _args: unknown, context) => lineAllocations(context, line.cart, line),
  estimatedCost: async (line: LineOfCart, _args: unknown, context) => {
    const { amountPerQuantity, compareAtAmountPerQuantity, ...sums } = await lineCost(context, line.cart, line);
    return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, ...sums };
  },
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  merchandise: (line: LineOfCart) => line.variant,
  parentRelationship: (line: LineOfCart) => {
    const parent = line.cart.lines.find(({ lineId }) => lineId === line.parentId);
    return parent ? { parent: { ...parent, cart: line.cart } } : null;
  },
  sellingPlanAllocation: () => null,
};

const buyerIdentity: ResolverMap[string] = {
  customer: (source: CartRecord, _args: unknown, context: CommerceContext) =>
    source.customerId === null ? null : customerById(context, source.customerId),
  deliveryAddressPreferences: (source: CartRecord) =>
    source.addresses.map((entry) =>
      mailingAddress(entry.id.replace('CartSelectableAddress', 'MailingAddress'), entry.address),
    ),
  preferences: ({ preferences }: CartRecord) => preferences && { delivery: null, wallet: null, ...preferences },
  purchasingCompany: () => null,
};

function linesOf(source: CartRecord): LineOfCart[] {
  return source.lines.map((line) => ({ ...line, cart: source }));
}

export const cartResolvers: ResolverMap = {
  QueryRoot: { cart: (_root: unknown, { id }: { id: string }, context) => findCart(context, id) },
  Cart: cart,
  CartLine: cartLine,
  CartBuyerIdentity: buyerIdentity,
  CartDelivery: {
    addresses: (source: CartRecord, { selected }: { selected: boolean }) =>
      selected ? source.addresses.filter((entry) => entry.selected) : source.addresses,
  },
  CartSelectableAddress: {
    address: ({ id, address }: CartAddressRecord) => ({
      ...mailingAddress(id, address),
      __typename: 'CartDeliveryAddress',
    }),
  },
  CartDeliveryGroup: {
    cartLines: (group: GroupOfCart, args: PageArguments) => listConnection(linesOf(group.cart), args),
  },
  CartDeliveryPreference: {
    deliveryMethod: ({ deliveryMethod }: { deliveryMethod?: string[] | null }) => deliveryMethod ?? [],
    pickupHandle: ({ pickupHandle }: { pickupHandle?: string[] | null }) => pickupHandle ?? [],
    coordinates: ({ coordinates }: { coordinates?: object | null }) => coordinates ?? null,
  },
};
