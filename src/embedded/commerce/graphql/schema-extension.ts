import { type DocumentNode, extendSchema, type GraphQLSchema, parse } from 'graphql';

/** What the live API has in every version and the published file lacks. */
export const schemaExtension: DocumentNode = parse(/* GraphQL */ `
  extend type Metafield {
    "Whether the value is a list."
    list: Boolean!
  }
`);

/**
 * What version `unstable` alone has: the question that the vendor's scripts for consent and analytics ask on every page
 * (`useShopifyCookies` of hydrogen-react, the Customer Privacy API).
 */
const unstableExtension: DocumentNode = parse(/* GraphQL */ `
  extend type QueryRoot {
    consentManagement: ConsentManagement!
  }

  type ConsentManagement {
    cookies(visitorConsent: VisitorConsent!, origReferrer: String, landingPage: String): ConsentCookies!
    customerAccountUrl: String
  }

  type ConsentCookies {
    cookieDomain: String!
    trackingConsentCookie: String!
    landingPageCookie: String
    origReferrerCookie: String
    shopifyUnique: String
    shopifyVisit: String
  }
`);

/** The schema of version `unstable`: all of `schema`, its resolvers too, and what that version adds without resolvers. */
export function unstableSchema(schema: GraphQLSchema): GraphQLSchema {
  return extendSchema(schema, unstableExtension, { assumeValidSDL: true });
}
