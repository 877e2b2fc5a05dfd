import { type RefObject, useEffect, useRef } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';

type PreviewOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  story: ManagementStory;
  content: BlockValue;
  selected: string | null;
  onSelect: (uid: string) => void;
};

/**
 * Speaks the vendor's protocol with the page in the frame (docs/reference/content-protocol.md#visual-editor): shows what is
 * typed, hears which block was pressed. Returns what tells the page that the story was saved or published.
 */
export function usePreview({ frame, story, content, selected, onSelect }: PreviewOptions) {
  const latest = useRef({ story, content, selected, onSelect });
  latest.current = { story, content, selected, onSelect };
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const tellRef = useRef(tell);
  tellRef.current = tell;
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ action?: string; dataC?: { uid?: string } } | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !data) return;
      const now = latest.current;
      if (data.action === 'initialized') {
        tellRef.current({ action: 'enterEditmode', reload: true, storyId: now.story.id, blockId: now.selected });
        tellRef.current({ action: 'input', story: { ...now.story, content: now.content } });
      }
      if (data.action === 'edit' && data.dataC?.uid) now.onSelect(data.dataC.uid);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);
  useEffect(() => {
    tellRef.current({ action: 'input', story: { ...latest.current.story, content } });
  }, [content]);
  useEffect(() => {
    tellRef.current(selected === null ? { action: 'deselectBlok' } : { action: 'editedBlok', blockId: selected });
  }, [selected]);
  return (action: 'change' | 'published' | 'unpublished') =>
    tell({ action, reload: true, storyId: story.id, slug: story.full_slug, slugChanged: false });
}
