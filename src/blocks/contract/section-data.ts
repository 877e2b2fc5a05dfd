import type { resolvers } from '../registry/resolvers.generated.ts';
import { useBlockSurroundings } from './block-context.ts';

type Resolvers = typeof resolvers;

/** Names of the sections that fetch data. */
export type ResolvedSection = keyof Resolvers;

/** What a section's `resolve.server.ts` answers, such as `SectionData<'press_grid'>`. */
export type SectionData<Name extends ResolvedSection> = NonNullable<Awaited<ReturnType<Resolvers[Name]>>>;

/** What this section's resolver fetched; `null` when it fetched nothing or failed. */
export function useSectionData<Name extends ResolvedSection>(block: {
  component: Name;
  _uid: string;
}): SectionData<Name> | null {
  // The data came from the resolver of this name: `resolveBlocks` stores it under the block's id.
  return (useBlockSurroundings().data[block._uid] ?? null) as SectionData<Name> | null;
}
