import type {
  ReachabilityQuery,
  ReachabilityQueryVariables,
  ShopQuery,
  ShopQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import type { Operation } from './operation.ts';

/**
 * The shop's name and every policy it has; the schema has no list of policies, only named fields
 * (docs/reference/commerce-protocol.md#operations).
 */
export const shopQuery: Operation<ShopQuery, ShopQueryVariables> = /* GraphQL */ `
  query Shop($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
    shop {
      id
      name
      description
      privacyPolicy {
        ...PolicyFields
      }
      refundPolicy {
        ...PolicyFields
      }
      shippingPolicy {
        ...PolicyFields
      }
      termsOfService {
        ...PolicyFields
      }
      termsOfSale {
        ...PolicyFields
      }
      legalNotice {
        ...PolicyFields
      }
      contactInformation {
        ...PolicyFields
      }
    }
  }
  fragment PolicyFields on ShopPolicy {
    id
    handle
    title
    body
    url
  }
`;

/** The least that shows the service is there and knows us. */
export const reachabilityQuery: Operation<ReachabilityQuery, ReachabilityQueryVariables> = /* GraphQL */ `
  query Reachability {
    shop {
      id
    }
  }
`;
