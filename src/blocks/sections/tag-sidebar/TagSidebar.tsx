import { useBlockData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { TagPanel } from '../../tags/TagPanel.tsx';
import type { TagCount } from '../../tags/tag-counts.ts';

/** The tags of the mood pages, with how many pictures carry each. */
export function TagSidebar({ block }: BlockProps<'tag_sidebar'>) {
  const tags = useBlockData<TagCount[]>(block._uid) ?? [];
  if (tags.length === 0) return <DraftHint>No picture has a tag.</DraftHint>;
  return <TagPanel title={block.title || 'Tags'} tags={tags} />;
}
