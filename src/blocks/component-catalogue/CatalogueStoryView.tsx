import { type ReactNode, useMemo } from 'react';
import { createPath, UNSAFE_LocationContext as LocationContext, NavigationType, parsePath } from 'react-router';
import { BlockContext } from '../contract/block-context.ts';
import { RenderBlocks } from '../rendering/RenderBlocks.tsx';
import type { ResolvedCatalogueStory } from './resolve-catalogue-story.server.ts';

/** A section in one of its states, as if the page were at that state's own address and instant. */
export function CatalogueStoryView({
  state: { block, data, path, now, draft, market, answer },
}: {
  state: ResolvedCatalogueStory;
}) {
  return (
    <AtAddress path={path}>
      <BlockContext value={{ draft, now, market, data, formAnswer: answer }}>
        <RenderBlocks blocks={[block]} />
      </BlockContext>
    </AtAddress>
  );
}

/**
 * Sections read their filters from the address, and one page shows many states. The router offers no address for a
 * part of a page but its own context.
 */
function AtAddress({ path, children }: { path: string; children: ReactNode }) {
  const value = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(path);
    const location = { pathname, search, hash, state: null, key: createPath({ pathname, search }) };
    return { location, navigationType: NavigationType.Pop };
  }, [path]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
