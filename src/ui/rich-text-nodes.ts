import type { RichTextFieldValue } from '@storyblok/schema';

/** A rich-text field as the service sends it; an empty one may be missing, `null` or `''`. */
export type RichTextValue = RichTextFieldValue | '' | null | undefined;

/** Any node or mark of a rich text, with no more said of it than a reader may rely on. */
export type RichTextNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
};

export type RichTextMark = { type: string; attrs?: Record<string, unknown> };

/** The nodes of a field; none when it is not set. */
export function richTextNodes(value: RichTextValue): RichTextNode[] {
  return value ? ((value.content as RichTextNode[] | undefined) ?? []) : [];
}

/** Whether a field has content: the editor leaves an empty paragraph in a field that was cleared. */
export function hasRichText(value: RichTextValue): boolean {
  return richTextNodes(value).some(saysSomething);
}

export function saysSomething(node: RichTextNode): boolean {
  if (node.type === 'text') return (node.text ?? '').trim() !== '';
  if (node.type === 'paragraph' || node.type === 'heading') return (node.content ?? []).some(saysSomething);
  return true;
}

/** The plain text, for a description or a label. */
export function plainText(value: RichTextValue): string {
  const words = (node: RichTextNode): string =>
    node.text ?? (node.content ?? []).map(words).join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ');
  return richTextNodes(value).map(words).join(' ').replace(/\s+/g, ' ').trim();
}

/** Neighbours with the same link stand in one link, however many other marks divide them. */
export function groupByLink(nodes: RichTextNode[]): { link: RichTextMark | null; nodes: RichTextNode[] }[] {
  const groups: { link: RichTextMark | null; key: string; nodes: RichTextNode[] }[] = [];
  for (const node of nodes) {
    const link = node.marks?.find(({ type }) => type === 'link') ?? null;
    const key = link ? JSON.stringify(link.attrs) : '';
    const last = groups.at(-1);
    if (last && last.key === key) last.nodes.push(node);
    else groups.push({ link, key, nodes: [node] });
  }
  return groups;
}
