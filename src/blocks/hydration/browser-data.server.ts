import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { browserDataOf, neverHydrated, visibleHydrated } from '../registry/hydration.generated.ts';
import type { Blocks } from '../registry/schemas.ts';
import { holdsVideo } from './holds-video.ts';
import type { LaterAnswer } from './later-sections.ts';
import { leanContent } from './lean-content.ts';

type CutName = keyof typeof browserDataOf;
type Kept = { block: object; data: unknown } | null;
type BrowserSection = { block: UncheckedBlock; data: unknown };
/** What is kept of a section, and what it is of. */
type ReadSection = { whole: UncheckedBlock; wholeData: unknown; block: object; data: unknown };
type Cuts = { [Name in CutName]: (block: Blocks[Name], data: never) => Kept };

/** The sections of a page and what they resolved, as far as the browser reads them. */
export type BrowserSections = { body: UncheckedBlock[]; blockData: Record<string, unknown> };

/** Sections at the top of a page, which are in view at once: what hydrates when it is visible hydrates with the page. */
const inViewAtOnce = 2;
/** Longest content and data of such a section as JSON; longer ones are fetched later, as the HTML shows them already. */
const mostAtOnce = 1_000;

/**
 * What a document carries of its sections: nothing of those that do nothing in the browser, of the others what their
 * components read. Data that belong to no section of the body are kept.
 */
export function browserSections(
  body: readonly UncheckedBlock[],
  blockData: Readonly<Record<string, unknown>>,
): BrowserSections {
  const sections = body.map((block, index) => {
    const read = readInBrowser(block, blockData[block._uid] ?? null);
    const place = `${index}`;
    if (read === null) return { block: frameOnly(block, place, { static: true }), data: null };
    return hydratesLater(read, index)
      ? { block: frameOnly(block, place, { later: true }), data: null }
      : leanSection(read);
  });
  const ofSections = new Set(body.map(({ _uid }) => _uid));
  const data = [
    ...Object.entries(blockData).filter(([uid]) => !ofSections.has(uid)),
    ...sections.flatMap((section) => (section.data === null ? [] : [[section.block._uid, section.data] as const])),
  ];
  return { body: sections.map(({ block }) => block), blockData: Object.fromEntries(data) };
}

/** What `browserSections` left out of the sections that hydrate later, by their places. */
export function laterSections(
  body: readonly UncheckedBlock[],
  blockData: Readonly<Record<string, unknown>>,
): LaterAnswer {
  const later = body.flatMap((block, index) => {
    const read = readInBrowser(block, blockData[block._uid] ?? null);
    return read !== null && hydratesLater(read, index) ? [[`${index}`, leanSection(read)] as const] : [];
  });
  return Object.fromEntries(later);
}

function hydratesLater(read: ReadSection, index: number): boolean {
  if (!visibleHydrated.includes(read.whole.component)) return false;
  return index >= inViewAtOnce || JSON.stringify(leanSection(read)).length > mostAtOnce;
}

/** What the section's component reads in the browser; null where it does nothing there. */
function readInBrowser(block: UncheckedBlock, data: unknown): ReadSection | null {
  if (neverHydrated.includes(block.component) && !holdsVideo(block)) return null;
  const kept = hasCut(block) ? cut(block.component, block, data) : { block, data };
  return kept && { whole: block, wholeData: data, ...kept };
}

/**
 * The same content comes with every request for a page, so what was kept of a section without data of its own, or with the
 * same data, is not copied again.
 */
const lastSections = new WeakMap<UncheckedBlock, { wholeData: unknown; section: BrowserSection }>();

function leanSection({ whole, wholeData, block, data }: ReadSection): BrowserSection {
  const last = lastSections.get(whole);
  if (last && last.wholeData === wholeData) return last.section;
  const section = { block: leanContent({ ...whole, ...block }), data: leanContent(data) };
  lastSections.set(whole, { wholeData, section });
  return section;
}

function cut<Name extends CutName>(name: Name, block: Blocks[Name], data: unknown): Kept {
  const all: Cuts = browserDataOf;
  // `resolveBlocks` fetched it for the section of this name.
  return all[name](block, data as never);
}

function hasCut(block: { component: string }): block is Blocks[CutName] {
  return Object.hasOwn(browserDataOf, block.component);
}

/** Ids hardly compress, and until a section's content comes nothing reads its id: its place is enough for a key. */
function frameOnly<Kind extends { static: true } | { later: true }>(
  { component, anchor_id, theme, half, heading }: UncheckedBlock,
  place: string,
  kind: Kind,
): UncheckedBlock & Kind {
  return {
    ...{ _uid: place, component, ...kind },
    ...(anchor_id ? { anchor_id } : {}),
    ...(theme ? { theme } : {}),
    ...(half ? { half } : {}),
    // Whether it titles the page.
    ...(heading ? { heading: true } : {}),
  };
}
