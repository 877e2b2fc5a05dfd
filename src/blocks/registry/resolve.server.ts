import type { ResolveContext } from '../contract/resolve-context.ts';
import { slimStories } from '../stories/slim-stories.ts';
import { resolvers } from './resolvers.generated.ts';
import type { Blocks } from './schemas.ts';

type ResolvedName = keyof typeof resolvers;
type Resolvers = { [Name in ResolvedName]: (block: Blocks[Name], context: ResolveContext) => Promise<unknown> };

type UncheckedBlock = { _uid: string; component: string };

/**
 * Fetches what the sections of a page need, all at once.
 *
 * @returns what was fetched by the section's `_uid`. A section whose read fails is left out, with a line in the log:
 * the page is shown without it.
 */
export async function resolveBlocks(
  body: readonly UncheckedBlock[],
  context: ResolveContext,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    body.map(async (block): Promise<[string, unknown][]> => {
      if (!hasResolver(block)) return [];
      try {
        const data = await resolve(block.component, block, context);
        return data === null ? [] : [[block._uid, slimStories(data)]];
      } catch (error) {
        context.log?.('warn', 'section_not_resolved', { component: block.component, uid: block._uid, error });
        return [];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}

function resolve<Name extends ResolvedName>(name: Name, block: Blocks[Name], context: ResolveContext) {
  const all: Resolvers = resolvers;
  return all[name](block, context);
}

function hasResolver(block: UncheckedBlock): block is Blocks[ResolvedName] {
  return Object.hasOwn(resolvers, block.component);
}
