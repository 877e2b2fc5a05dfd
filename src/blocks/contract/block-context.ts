import { createContext, useContext } from 'react';
import type { FormAnswer } from '../forms/form-settings.ts';
import type { ResolvedSection, SectionData } from './section-data.ts';

/** What every section of a page can use beside its own content. */
export type BlockSurroundings = {
  /** Editors see what is missing; the public does not. */
  draft: boolean;
  /** The instant the page was made, ISO 8601: server and browser must agree on what is open, past or soon. */
  now: string;
  market: { country: string; language: string };
  /** Address of the site, without a trailing slash; left out where no page is. */
  publicUrl?: string;
  /** What the sections' own `resolve.server.ts` fetched, by the section's `_uid`. */
  data: Readonly<Record<string, unknown>>;
  /** The answer that the page was rendered with: to a form that was sent without JavaScript. */
  formAnswer?: FormAnswer | null | undefined;
};

export const BlockContext = createContext<BlockSurroundings>({
  draft: false,
  now: '1970-01-01T00:00:00Z',
  market: { country: 'US', language: 'EN' },
  data: {},
});

export function useBlockSurroundings(): BlockSurroundings {
  return useContext(BlockContext);
}

/** What this section's `resolve.server.ts` fetched; `null` when it fetched nothing or failed. */
export function useSectionData<Name extends ResolvedSection>(block: {
  component: Name;
  _uid: string;
}): SectionData<Name> | null {
  // `resolveBlocks` stored it under the block's id, and it came from the resolver of this name.
  return (useBlockSurroundings().data[block._uid] ?? null) as SectionData<Name> | null;
}
