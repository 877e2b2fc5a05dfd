import type {
  CartAttributesUpdateMutation,
  CartAttributesUpdateMutationVariables,
  CartBuyerIdentityUpdateMutation,
  CartBuyerIdentityUpdateMutationVariables,
  CartCreateMutation,
  CartCreateMutationVariables,
  CartDiscountCodesUpdateMutation,
  CartDiscountCodesUpdateMutationVariables,
  CartGiftCardCodesAddMutation,
  CartGiftCardCodesAddMutationVariables,
  CartGiftCardCodesRemoveMutation,
  CartGiftCardCodesRemoveMutationVariables,
  CartLinesAddMutation,
  CartLinesAddMutationVariables,
  CartLinesRemoveMutation,
  CartLinesRemoveMutationVariables,
  CartLinesUpdateMutation,
  CartLinesUpdateMutationVariables,
  CartNoteUpdateMutation,
  CartNoteUpdateMutationVariables,
  CartQuery,
  CartQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { cartFragments, cartOutcomeFragments } from './cart-fragments.ts';
import { type Operation, withFragments } from './operation.ts';

/** A cart by its id with its key; null when it has expired or never was. */
export const cartQuery: Operation<CartQuery, CartQueryVariables> = withFragments(
  /* GraphQL */ `
  query Cart($country: CountryCode, $language: LanguageCode, $cartId: ID!)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...CartFields
    }
  }
`,
  cartFragments,
);

/** One mutation of a cart: all of them answer the same. `field` is the schema's name, `variables` and `input` its arguments. */
function cartMutation(field: string, variables: string, input: string): string {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return withFragments(
    `
  mutation ${name}($country: CountryCode, $language: LanguageCode, ${variables})
  @inContext(country: $country, language: $language) {
    ${field}(${input}) {
      cart {
        ...CartFields
      }
      userErrors {
        ...CartErrorFields
      }
      warnings {
        ...CartWarningFields
      }
    }
  }
`,
    cartOutcomeFragments,
  );
}

export const cartCreateMutation: Operation<CartCreateMutation, CartCreateMutationVariables> = cartMutation(
  'cartCreate',
  '$input: CartInput!',
  'input: $input',
);

export const cartLinesAddMutation: Operation<CartLinesAddMutation, CartLinesAddMutationVariables> = cartMutation(
  'cartLinesAdd',
  '$cartId: ID!, $lines: [CartLineInput!]!',
  'cartId: $cartId, lines: $lines',
);

export const cartLinesUpdateMutation: Operation<CartLinesUpdateMutation, CartLinesUpdateMutationVariables> =
  cartMutation('cartLinesUpdate', '$cartId: ID!, $lines: [CartLineUpdateInput!]!', 'cartId: $cartId, lines: $lines');

export const cartLinesRemoveMutation: Operation<CartLinesRemoveMutation, CartLinesRemoveMutationVariables> =
  cartMutation('cartLinesRemove', '$cartId: ID!, $lineIds: [ID!]!', 'cartId: $cartId, lineIds: $lineIds');

export const cartNoteUpdateMutation: Operation<CartNoteUpdateMutation, CartNoteUpdateMutationVariables> = cartMutation(
  'cartNoteUpdate',
  '$cartId: ID!, $note: String!',
  'cartId: $cartId, note: $note',
);

export const cartAttributesUpdateMutation: Operation<
  CartAttributesUpdateMutation,
  CartAttributesUpdateMutationVariables
> = cartMutation(
  'cartAttributesUpdate',
  '$cartId: ID!, $attributes: [AttributeInput!]!',
  'cartId: $cartId, attributes: $attributes',
);

export const cartDiscountCodesUpdateMutation: Operation<
  CartDiscountCodesUpdateMutation,
  CartDiscountCodesUpdateMutationVariables
> = cartMutation(
  'cartDiscountCodesUpdate',
  '$cartId: ID!, $discountCodes: [String!]!',
  'cartId: $cartId, discountCodes: $discountCodes',
);

export const cartGiftCardCodesAddMutation: Operation<
  CartGiftCardCodesAddMutation,
  CartGiftCardCodesAddMutationVariables
> = cartMutation(
  'cartGiftCardCodesAdd',
  '$cartId: ID!, $giftCardCodes: [String!]!',
  'cartId: $cartId, giftCardCodes: $giftCardCodes',
);

export const cartGiftCardCodesRemoveMutation: Operation<
  CartGiftCardCodesRemoveMutation,
  CartGiftCardCodesRemoveMutationVariables
> = cartMutation(
  'cartGiftCardCodesRemove',
  '$cartId: ID!, $appliedGiftCardIds: [ID!]!',
  'cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds',
);

export const cartBuyerIdentityUpdateMutation: Operation<
  CartBuyerIdentityUpdateMutation,
  CartBuyerIdentityUpdateMutationVariables
> = cartMutation(
  'cartBuyerIdentityUpdate',
  '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
  'cartId: $cartId, buyerIdentity: $buyerIdentity',
);
