import { dietName } from '#blocks/menus/menu-filter.ts';
import { schema } from '#blocks/registry/schemas.ts';
import { plainText, type RichTextValue } from '#ui/rich-text-nodes.ts';
import { slugify } from '#ui/slug.ts';

/** A part of a page that a search can find, and where on the page it stands. */
export type Passage = {
  heading: string;
  text: string;
  anchor: string | null;
  /** What the page is asked for, where it shows the passage alone: `?diet=vegan`. */
  query?: string;
  /** Words that find it, too, and are not shown. */
  words?: string;
};

/** Fields in which a block's own name may stand, the first that is set. */
const headingFields = ['heading', 'title', 'name', 'question', 'headline', 'label'];

/** Texts that nobody reads on the page: addresses of parts, what a form or a service is told, what search engines get. */
const unreadFields = new Set([
  'anchor',
  'anchor_id',
  'booking_ids',
  'canonical',
  'cendyn_list_id',
  'code',
  'fallback_text',
  'latitude',
  'list_id',
  'longitude',
  'popup_after_anchor',
  'public_key',
  'recipient_key',
  'seo_description',
  'seo_title',
  'skip_dates',
  'sold_out_dates',
  'timezone',
  'url',
]);

/** Blocks that can be opened by an address of their own, made from their name where they have no `anchor`. */
const withOwnAddress = new Set(['accordion_item', 'faq_item', 'menu_section', 'service_item']);

type Fields = Record<string, unknown> & { component: string };
type Place = { heading: string; anchor: string | null };

const textFields = new Map(
  Object.values(schema.blocks).map(({ name, fields }) => [
    name as string,
    fields
      .filter(({ name: field }) => !unreadFields.has(field))
      .map(({ name: field, type }) => ({ field: field as string, type: type as string })),
  ]),
);

/**
 * The passages of a story's content: one for each block with a heading of its own. What stands in a block without one
 * belongs to the passage around it. `heading` is the story's own name.
 */
export function passagesOf(content: Fields, heading: string): Passage[] {
  const { own, passages } = readBlock(content, { heading, anchor: null });
  return [{ heading, text: own.join(' '), anchor: null }, ...passages].filter(({ text }) => text !== '');
}

/** The texts that belong to the passage around the block, and the passages within it. */
function readBlock(block: Fields, around: Place): { own: string[]; passages: Passage[] } {
  const heading = headingOf(block);
  const place = { heading: heading ?? around.heading, anchor: anchorOf(block, heading) ?? around.anchor };
  const texts: string[] = [];
  const passages: Passage[] = [];
  for (const { field, type } of textFields.get(block.component) ?? []) {
    const value = block[field];
    if (!value) continue;
    if (type === 'bloks') {
      for (const nested of value as Fields[]) {
        const read = readBlock(nested, place);
        texts.push(...read.own);
        passages.push(...read.passages);
      }
    } else if (value !== heading) texts.push(...textOf(type, value));
  }
  const isPage = around.anchor === null && around.heading === heading;
  if (heading === null || isPage) return { own: texts, passages };
  return { own: [], passages: [{ ...place, text: texts.join(' ') || heading }, ...passages] };
}

function textOf(type: string, value: unknown): string[] {
  // Of choices, the diets of a dish are words on the page.
  if (type === 'options') return dietTexts(value);
  if (type === 'richtext') return [plainText(value as RichTextValue)].filter(Boolean);
  if (type === 'table') return tableTexts(value as { thead?: Cell[]; tbody?: { body?: Cell[] }[] });
  return (type === 'text' || type === 'textarea') && typeof value === 'string' ? [value] : [];
}

function dietTexts(value: unknown): string[] {
  const names = Array.isArray(value) ? value.flatMap((option) => dietName(String(option)) ?? []) : [];
  return names.length > 0 ? [`(${names.join(', ')})`] : [];
}

type Cell = { value?: string };

function tableTexts({ thead = [], tbody = [] }: { thead?: Cell[]; tbody?: { body?: Cell[] }[] }): string[] {
  return [...thead, ...tbody.flatMap(({ body = [] }) => body)].flatMap(({ value }) => value || []);
}

function headingOf(block: Fields): string | null {
  const field = headingFields.find((name) => typeof block[name] === 'string' && block[name] !== '');
  return field ? String(block[field]) : null;
}

/** Where the page of a block can be opened: at a section, an answer, a job, a part of a menu. */
function anchorOf(block: Fields, heading: string | null): string | null {
  if (typeof block.anchor_id === 'string' && block.anchor_id !== '') return slugify(block.anchor_id);
  // A section that is folded opens for its heading, too.
  if (!withOwnAddress.has(block.component) && block.fold !== true) return null;
  return slugify(String(block.anchor || heading || '')) || null;
}
