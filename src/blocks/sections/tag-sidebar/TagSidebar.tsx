import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { TagPanel } from '../../tags/TagPanel.tsx';

/** The tags of the mood pages, with how many pictures carry each. */
export function TagSidebar({ block }: BlockProps<'tag_sidebar'>) {
  const tags = useSectionData(block) ?? [];
  if (tags.length === 0) return <DraftHint>No picture has a tag.</DraftHint>;
  return <TagPanel title={block.title || 'Tags'} tags={tags} />;
}
