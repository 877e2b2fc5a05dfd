import { createContext, useContext } from 'react';
import type { FormAnswer } from '../forms/form-settings.ts';

/** What every section of a page may rely on beside its own content. */
export type BlockSurroundings = {
  /** Editors are told what is missing; the public sees nothing of it. */
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

/** What this section's own `resolve.server.ts` fetched, or `null` when it has none or fetched nothing. */
export function useBlockData<Data>(uid: string): Data | null {
  const found = useBlockSurroundings().data[uid];
  return found === undefined ? null : (found as Data | null);
}
