import type { Feed } from '../contract/feed.ts';
import { feeds } from './page-head.generated.ts';
import type { Blocks } from './schemas.ts';

type FeedName = keyof typeof feeds;
type Builders = { [Name in FeedName]: (block: Blocks[Name]) => Feed | null };

/** The feed of what a section lists; null for a section without one. */
export function sectionFeed(block: { _uid: string; component: string }): Feed | null {
  return hasFeed(block) ? build(block.component, block) : null;
}

function build<Name extends FeedName>(name: Name, block: Blocks[Name]): Feed | null {
  const all: Builders = feeds;
  return all[name](block);
}

function hasFeed(block: { _uid: string; component: string }): block is Blocks[FeedName] {
  return Object.hasOwn(feeds, block.component);
}
