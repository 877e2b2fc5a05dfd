import type { UncheckedBlock } from '../contract/unchecked-block.ts';

/**
 * What a document carries of a section that does nothing in the browser: enough for its frame. Its content is in the
 * HTML alone (docs/decisions/0020-hydration.md).
 */
export type StaticSection = UncheckedBlock & { static: true };

/** Whether this is what a document carries of content that its HTML shows. */
export function isStatic(content: object | null | undefined): boolean {
  return content !== null && content !== undefined && 'static' in content && content.static === true;
}
