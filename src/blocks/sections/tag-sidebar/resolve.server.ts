import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readTagCounts } from '../../tags/read-tag-counts.server.ts';
import type { TagCount } from '../../tags/tag-counts.ts';

/** The tags of all mood pictures, in the editor's order. */
export function resolveTagSidebar(block: Blocks['tag_sidebar'], context: ResolveContext): Promise<TagCount[]> {
  return readTagCounts(block, context);
}
