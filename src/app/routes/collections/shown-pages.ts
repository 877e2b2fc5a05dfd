import { useLocation } from 'react-router';
import type { CollectionPage } from './load-collection.server.ts';

type Products = CollectionPage['collection']['products'];

/** What was shown when more was asked for, by the state of the history entry that adds to it. */
const stored = new Map<string, Products>();

/**
 * The products of a collection that are shown: the page the address asks for, after those it was added to. They are
 * stored as long as the document, so that Back finds the whole list; a reload starts at the address.
 */
export function useShownPages(page: Products): { shown: Products; storeShown: () => string } {
  const { state } = useLocation();
  const shown = afterEarlier(typeof state === 'string' ? stored.get(state) : undefined, page);
  return {
    shown,
    /** Stores what is shown; answers with the state for the entry that adds to it. */
    storeShown: () => {
      // Entries outlive a reload, and what is stored here does not.
      const name = `${performance.timeOrigin} ${stored.size}`;
      stored.set(name, shown);
      return name;
    },
  };
}

/** Two neighbouring pages as one; what has moved to the second meanwhile stays where it was seen first. */
export function afterEarlier(earlier: Products | undefined, page: Products): Products {
  if (!earlier) return page;
  const seen = new Set(earlier.nodes.map(({ id }) => id));
  const { hasPreviousPage, startCursor } = earlier.pageInfo;
  return {
    ...page,
    nodes: [...earlier.nodes, ...page.nodes.filter(({ id }) => !seen.has(id))],
    pageInfo: { ...page.pageInfo, hasPreviousPage, startCursor },
  };
}
