import type { resolvers } from '../registry/resolvers.generated.ts';

type Resolvers = typeof resolvers;

/** Names of the sections that fetch data. */
export type ResolvedSection = keyof Resolvers;

/** What a section's `resolve.server.ts` answers, such as `SectionData<'press_grid'>`. */
export type SectionData<Name extends ResolvedSection> = NonNullable<Awaited<ReturnType<Resolvers[Name]>>>;
