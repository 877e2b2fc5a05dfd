import type { UncheckedBlock } from '../contract/unchecked-block.ts';

/**
 * What a document carries of a section that does nothing in the browser: enough for its frame. Its content is in the
 * HTML alone (docs/decisions/0020-hydration.md).
 */
export type StaticSection = UncheckedBlock & { static: true };

/** What it carries of one that hydrates later: its content is fetched by then (`later-sections.ts`). */
export type LaterSection = UncheckedBlock & { later: true };

/** Whether this is what a document carries of content that its HTML shows. */
export function isStatic(content: object | null | undefined): boolean {
  return content !== null && content !== undefined && 'static' in content && content.static === true;
}

export function isLater(block: object): boolean {
  return 'later' in block && block.later === true;
}
