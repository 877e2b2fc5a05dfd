import { hasRichText } from '#ui/rich-text-nodes.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { MessageLine } from './MessageBar.tsx';

/** The announcement as a section: how it looks over the header, without its button. */
export function MessageBanner({ block }: BlockProps<'message_banner'>) {
  if (!hasRichText(block.message)) return <DraftHint>Write the message.</DraftHint>;
  return <MessageLine banner={block} />;
}
