import type { CheckoutPages } from './checkout/checkout-pages.ts';
import type { OperatorPages } from './operator/operator-pages.ts';

/** The stylesheet of all server pages; the name changes with the text, so that it can be cached for good. */
export type Stylesheet = { name: string; text: string };

/** A script within a page, and the hash by which the page's policy allows it. */
export type PageScript = { text: string; hash: string };

/**
 * The pages that services render themselves, outside of the application: whole documents, without a script but for the one that
 * suggests addresses where that is configured. A service gives plain data and gets HTML. Only types are here, since plain Node cannot load the components.
 */
export type ServerPages = {
  stylesheet: Stylesheet;
  addressScript: PageScript;
  checkout: CheckoutPages;
  operator: OperatorPages;
};

/** Loads the pages when the first one is asked for: from the build, or in development and tests from the sources. */
export type LoadServerPages = () => Promise<ServerPages>;
