import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';

/** The schema's VisitorConsent: what is left out was not answered. */
type VisitorConsent = {
  analytics?: boolean | null;
  marketing?: boolean | null;
  preferences?: boolean | null;
  saleOfData?: boolean | null;
};

/** The vendor's version of what is written in the cookie. */
const COOKIE_VERSION = '2.1';

const answered = (choice: boolean | null | undefined) => (choice == null ? '' : choice ? '1' : '0');

/**
 * What the vendor's scripts store in the visitor's browser: the choices given, in the form of the vendor's own cookie,
 * and fresh tokens. The shop stores none of it: it follows nobody, and so no region's rules ask for a banner.
 */
function cookies(
  _source: unknown,
  args: { visitorConsent: VisitorConsent; landingPage?: string | null; origReferrer?: string | null },
  { publicUrl }: CommerceContext,
) {
  const { analytics, marketing, preferences, saleOfData } = args.visitorConsent;
  const choices = {
    a: answered(analytics),
    m: answered(marketing),
    p: answered(preferences),
    s: answered(saleOfData),
  };
  return {
    cookieDomain: new URL(publicUrl).hostname,
    trackingConsentCookie: encodeURIComponent(
      JSON.stringify({ v: COOKIE_VERSION, reg: '', region: '', con: { CMP: choices } }),
    ),
    landingPageCookie: args.landingPage ?? null,
    origReferrerCookie: args.origReferrer ?? null,
    shopifyUnique: randomUUID(),
    shopifyVisit: randomUUID(),
  };
}

/** Of version `unstable` alone (graphql/schema-extension.ts). Accounts are classic: they have no address of their own. */
export const consentResolvers: ResolverMap = {
  QueryRoot: { consentManagement: () => ({ customerAccountUrl: null }) },
  ConsentManagement: { cookies },
};
