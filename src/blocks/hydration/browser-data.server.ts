import { mediaKind } from '#ui/image-url.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { browserDataOf, neverHydrated } from '../registry/hydration.generated.ts';
import type { Blocks } from '../registry/schemas.ts';
import { leanContent } from './lean-content.ts';
import type { StaticSection } from './static-section.ts';

type CutName = keyof typeof browserDataOf;
type Kept = { block: object; data: unknown } | null;
type Cuts = { [Name in CutName]: (block: Blocks[Name], data: never) => Kept };

/** The sections of a page and what they resolved, as far as the browser reads them. */
export type BrowserSections = { body: UncheckedBlock[]; blockData: Record<string, unknown> };

/**
 * What a document carries of its sections: nothing of those that do nothing in the browser, of the others what their
 * components read. Data that belong to no section of the body are kept.
 */
export function browserSections(
  body: readonly UncheckedBlock[],
  blockData: Readonly<Record<string, unknown>>,
): BrowserSections {
  const sections = body.map((block) => browserSection(block, blockData[block._uid] ?? null));
  const ofSections = new Set(body.map(({ _uid }) => _uid));
  const data = [
    ...Object.entries(blockData).filter(([uid]) => !ofSections.has(uid)),
    ...sections.flatMap((section) => (section.data === null ? [] : [[section.block._uid, section.data] as const])),
  ];
  return { body: sections.map(({ block }) => block), blockData: Object.fromEntries(data) };
}

function browserSection(block: UncheckedBlock, data: unknown): { block: UncheckedBlock; data: unknown } {
  const isStatic = neverHydrated.includes(block.component) && !holdsVideo(block);
  const kept = isStatic ? null : hasCut(block) ? cut(block.component, block, data) : { block, data };
  if (kept === null) return { block: staticSection(block), data: null };
  return { block: leanContent({ ...block, ...kept.block }), data: leanContent(kept.data) };
}

function cut<Name extends CutName>(name: Name, block: Blocks[Name], data: unknown): Kept {
  const all: Cuts = browserDataOf;
  // `resolveBlocks` fetched it for the section of this name.
  return all[name](block, data as never);
}

function hasCut(block: { component: string }): block is Blocks[CutName] {
  return Object.hasOwn(browserDataOf, block.component);
}

function staticSection({ _uid, component, anchor_id, theme, heading }: UncheckedBlock): StaticSection {
  return {
    _uid,
    component,
    static: true,
    ...(anchor_id ? { anchor_id } : {}),
    ...(theme ? { theme } : {}),
    // Whether it titles the page.
    ...(heading ? { heading: true } : {}),
  };
}

/** Videos play by script. */
function holdsVideo(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsVideo);
  if (typeof value !== 'object' || value === null) return false;
  if ('filename' in value && typeof value.filename === 'string') return mediaKind(value.filename) === 'video';
  return Object.values(value).some(holdsVideo);
}
