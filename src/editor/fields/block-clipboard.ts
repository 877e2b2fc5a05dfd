import type { BlockValue } from '#protocol/storyblok/story.ts';

const key = 'editor-block';

/** Keeps a block to be put into any story that is open in this browser. */
export function copyToClipboard(block: BlockValue): void {
  localStorage.setItem(key, JSON.stringify(block));
}

/** The block that was copied last; null where there is none. */
export function copiedBlock(): BlockValue | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null && 'component' in found ? (found as BlockValue) : null;
  } catch {
    return null;
  }
}
