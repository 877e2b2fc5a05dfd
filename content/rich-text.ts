import type { MultilinkFieldValue, RichTextFieldValue } from '@storyblok/schema';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';

type Node = RichTextFieldValue['content'][number];
type Paragraph = Extract<Node, { type: 'paragraph' }>;
type TextNode = Extract<Node, { type: 'text' }>;
type Mark = NonNullable<TextNode['marks']>[number];

/** Words within a paragraph: plain, or marked by `bold`, `italic` or `link`. */
export type Words = string | TextNode;

/** A paragraph, plain or of several pieces, or a node made by `heading`, `list`, `steps` or `blockquote`. */
export type Line = string | Words[] | Node;

/**
 * A rich-text field.
 *
 * @example richText('Plain.', ['With ', link('a link', storyLink('dining/karls')), '.'], heading('Next'), list('a', 'b'))
 */
export function richText(...lines: Line[]): RichTextFieldValue {
  return { type: 'doc', content: lines.map(node) };
}

/** A heading in the text; `level` says how deep it stands within this text (2 the outermost). */
export function heading(words: string, level: 2 | 3 | 4 = 2): Node {
  return { type: 'heading', attrs: { level, textAlign: null }, content: [{ type: 'text', text: words }] };
}

export function list(...items: (string | Words[])[]): Node {
  return { type: 'bullet_list', content: items.map(listItem) };
}

/** A numbered list. */
export function steps(...items: (string | Words[])[]): Node {
  return { type: 'ordered_list', attrs: { order: 1 }, content: items.map(listItem) };
}

export function blockquote(...paragraphs: (string | Words[])[]): Node {
  return { type: 'blockquote', content: paragraphs.map(paragraph) };
}

export function bold(words: string): TextNode {
  return marked(words, { type: 'bold' });
}

export function italic(words: string): TextNode {
  return marked(words, { type: 'italic' });
}

/** Words that lead where a link field leads. */
export function link(words: string, target: MultilinkFieldValue): TextNode {
  const { linktype, cached_url: address } = target;
  const story = linktype === 'story';
  const anchor = 'anchor' in target && typeof target.anchor === 'string' ? target.anchor : '';
  return marked(words, {
    type: 'link',
    attrs: {
      href: story ? `/${address}` : address,
      uuid: story ? storyUuid(address) : null,
      anchor: anchor || null,
      target: target.target ?? null,
      linktype: story || linktype === 'email' || linktype === 'asset' ? linktype : 'url',
    },
  });
}

function node(line: Line): Node {
  return typeof line === 'string' || Array.isArray(line) ? paragraph(line) : line;
}

function paragraph(words: string | Words[]): Paragraph {
  const pieces = typeof words === 'string' ? [words] : words;
  return {
    type: 'paragraph',
    content: pieces.map((piece) => (typeof piece === 'string' ? { type: 'text', text: piece } : piece)),
  };
}

function listItem(words: string | Words[]): Node {
  return { type: 'list_item', content: [paragraph(words)] };
}

function marked(words: string, mark: Mark): TextNode {
  return { type: 'text', text: words, marks: [mark] };
}
