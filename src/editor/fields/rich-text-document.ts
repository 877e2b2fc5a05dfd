import type { BlockValue } from '#protocol/storyblok/story.ts';

/** A node or mark of rich text, in the vendor's names or in Tiptap's. */
export type RichTextNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextNode[];
  text?: string;
};

/** The vendor's names that differ from Tiptap's. */
const tiptapNames: Record<string, string> = {
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  hard_break: 'hardBreak',
  horizontal_rule: 'horizontalRule',
  code_block: 'codeBlock',
};
const vendorNames = Object.fromEntries(Object.entries(tiptapNames).map(([vendor, tiptap]) => [tiptap, vendor]));

export const emptyDocument: RichTextNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** A stored document as Tiptap reads it. */
export function toTiptap(node: RichTextNode): RichTextNode {
  return renamed(node, tiptapNames);
}

/** Attributes that the vendor's model wants, be they empty: a text without them cannot be published. */
const requiredAttributes: Record<string, Record<string, unknown>> = {
  heading: { level: 2, textAlign: null },
  ordered_list: { order: 1 },
  code_block: { class: null },
  blok: { id: null, body: [] },
  link: { href: null, uuid: null, anchor: null, target: null, linktype: 'url' },
};

/** What Tiptap holds as it is stored; attributes without a value are left out where the vendor's model does not want them. */
export function fromTiptap(node: RichTextNode): RichTextNode {
  return withRequired(withoutEmpty(renamed(node, vendorNames)));
}

function withRequired(node: RichTextNode): RichTextNode {
  const required = requiredAttributes[node.type];
  return {
    ...node,
    ...(required && { attrs: { ...required, ...node.attrs } }),
    ...(node.content && { content: node.content.map(withRequired) }),
    ...(node.marks && { marks: node.marks.map(withRequired) }),
  };
}

/** Whether two stored documents say the same: attributes without a value count as none. */
export function sameDocument(one: RichTextNode, other: RichTextNode): boolean {
  return JSON.stringify(withoutEmpty(one)) === JSON.stringify(withoutEmpty(other));
}

export function isDocument(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}

/** The lists of blocks that stand in a text, in its order. */
export function blocksIn({ type, attrs, content = [] }: RichTextNode): BlockValue[][] {
  const own = type === 'blok' ? [Array.isArray(attrs?.body) ? (attrs.body as BlockValue[]) : []] : [];
  return [...own, ...content.flatMap(blocksIn)];
}

/** The text with other blocks in one of these lists. */
export function withBlocks(document: RichTextNode, index: number, blocks: readonly BlockValue[]): RichTextNode {
  let passed = -1;
  const replaced = (node: RichTextNode): RichTextNode => {
    if (node.type === 'blok') passed++;
    return {
      ...node,
      ...(node.type === 'blok' && passed === index && { attrs: { ...node.attrs, body: blocks } }),
      ...(node.content && { content: node.content.map(replaced) }),
    };
  };
  return replaced(document);
}

function renamed(node: RichTextNode, names: Record<string, string>): RichTextNode {
  return {
    ...node,
    type: names[node.type] ?? node.type,
    ...(node.content && { content: node.content.map((inner) => renamed(inner, names)) }),
    ...(node.marks && { marks: node.marks.map((inner) => renamed(inner, names)) }),
  };
}

/** In one order, so that documents can be compared as text. */
function withoutEmpty({ type, attrs = {}, content, marks, text }: RichTextNode): RichTextNode {
  const isList = type === 'ordered_list';
  const given = Object.entries(attrs)
    // 1 is where every list begins.
    .filter(([name, value]) => value !== null && value !== undefined && !(isList && name === 'order' && value === 1))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sortedMarks = marks?.map(withoutEmpty).sort((a, b) => (a.type < b.type ? -1 : 1));
  return {
    type,
    ...(given.length > 0 && { attrs: Object.fromEntries(given) }),
    ...(content && content.length > 0 && { content: content.map(withoutEmpty) }),
    ...(sortedMarks && sortedMarks.length > 0 && { marks: sortedMarks }),
    ...(text !== undefined && { text }),
  };
}
