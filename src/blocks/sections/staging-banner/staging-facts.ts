import { createContext, useContext } from 'react';

/** What the staging banner shows about the current page. */
export type StagingFacts = {
  /** `production`, or the name of a staging environment. */
  environment: string;
  /** The site's own version. */
  version: string;
  draft: boolean;
  /** Full slug of the story in view; null on a page without one. */
  slug: string | null;
  /** ISO 8601; null where it was never published, or is no story. */
  publishedAt: string | null;
};

export const StagingContext = createContext<StagingFacts>({
  environment: 'production',
  version: '',
  draft: false,
  slug: null,
  publishedAt: null,
});

export function useStagingFacts(): StagingFacts {
  return useContext(StagingContext);
}
