import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TableRegion } from './DataTable.tsx';
import { Heading } from './heading.tsx';
import { Link } from './Link.tsx';
import type { LinkField } from './link-target.ts';
import { type Asset, Picture } from './Picture.tsx';
import styles from './RichText.module.css';
import {
  groupByLink,
  type RichTextMark,
  type RichTextNode,
  type RichTextValue,
  richTextNodes,
  saysSomething,
} from './rich-text-nodes.ts';

type RenderBlock = (block: { component: string; _uid: string }) => ReactNode;

type RichTextProps = {
  value: RichTextValue;
  /** Draws the blocks that stand between paragraphs; without it they are left out. */
  renderBlock?: RenderBlock;
  className?: string | undefined;
};

/**
 * A rich text of the content service (docs/reference/content-protocol.md#rich-text) as React elements.
 *
 * It is written here because the vendor's renderer gives HTML text, lets `javascript:` links through and knows neither
 * the heading levels nor the pictures of this site; what remains is one function a node.
 */
export function RichText({ value, renderBlock, className }: RichTextProps) {
  const nodes = richTextNodes(value).filter(saysSomething);
  if (nodes.length === 0) return null;
  const levels = nodes.filter(({ type }) => type === 'heading').map(({ attrs }) => Number(attrs?.level) || 2);
  const context = { renderBlock, topLevel: Math.min(...levels) };
  return <div className={classNames(styles.text, className)}>{renderNodes(nodes, context)}</div>;
}

type Context = { renderBlock: RenderBlock | undefined; topLevel: number };

function renderNodes(nodes: RichTextNode[] | undefined, context: Context): ReactNode {
  return sequence((nodes ?? []).map((node) => renderNode(node, context)));
}

/** Nodes of a text have no identity but their place, so they are given as children one by one and need no keys. */
function sequence(children: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children);
}

function renderNode(node: RichTextNode, context: Context): ReactNode {
  const { attrs = {}, content } = node;
  const inner = () => renderNodes(content, context);
  switch (node.type) {
    case 'paragraph':
      return saysSomething(node) ? <p className={alignment(attrs)}>{renderInline(content)}</p> : null;
    case 'heading':
      return (
        <Heading
          className={classNames(styles.heading, alignment(attrs))}
          offset={Number(attrs.level ?? 2) - context.topLevel}
        >
          {renderInline(content)}
        </Heading>
      );
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'bullet_list':
      return <ul>{inner()}</ul>;
    case 'ordered_list':
      return <ol start={Number(attrs.order ?? 1)}>{inner()}</ol>;
    case 'list_item':
      return <li>{inner()}</li>;
    case 'code_block':
      return (
        <pre>
          <code>{content?.map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'horizontal_rule':
      return <hr />;
    case 'image':
      return <Picture asset={imageAsset(attrs)} sizes="(min-width: 640px) 608px, 100vw" />;
    case 'table':
      return (
        <TableRegion label="Table">
          <table>
            <tbody>{inner()}</tbody>
          </table>
        </TableRegion>
      );
    case 'tableRow':
      return <tr>{inner()}</tr>;
    case 'tableHeader':
      return (
        <th colSpan={span(attrs.colspan)} rowSpan={span(attrs.rowspan)} scope="col">
          {inner()}
        </th>
      );
    case 'tableCell':
      return (
        <td colSpan={span(attrs.colspan)} rowSpan={span(attrs.rowspan)}>
          {inner()}
        </td>
      );
    case 'blok':
      return blocksOf(attrs).map((block) => <Fragment key={block._uid}>{context.renderBlock?.(block)}</Fragment>);
    default:
      return renderInline([node]);
  }
}

function renderInline(nodes: RichTextNode[] = []): ReactNode {
  return sequence(groupByLink(nodes).map(renderGroup));
}

function renderGroup({ link, nodes }: ReturnType<typeof groupByLink>[number]): ReactNode {
  const words = sequence(nodes.map(renderWords));
  return link ? <Link link={linkField(link)}>{words}</Link> : words;
}

function renderWords(node: RichTextNode): ReactNode {
  if (node.type === 'hard_break') return <br />;
  if (node.type === 'emoji') return String(node.attrs?.emoji ?? '');
  return (node.marks ?? []).reduce<ReactNode>((words, mark) => renderMark(mark, words), node.text);
}

/**
 * Colours and classes of marks are ignored, because the theme decides both: the text itself stays.
 */
function renderMark(mark: RichTextMark, words: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{words}</strong>;
    case 'italic':
      return <em>{words}</em>;
    case 'strike':
      return <s>{words}</s>;
    case 'underline':
      return <u>{words}</u>;
    case 'code':
      return <code>{words}</code>;
    case 'superscript':
      return <sup>{words}</sup>;
    case 'subscript':
      return <sub>{words}</sub>;
    case 'highlight':
      return <mark>{words}</mark>;
    case 'anchor':
      return <span id={String(mark.attrs?.id ?? '')}>{words}</span>;
    default:
      return words;
  }
}

/** A link mark names its address `href`, where a link field has `url` or `cached_url`. */
function linkField({ attrs = {} }: RichTextMark): LinkField {
  const { href, linktype, anchor, target } = attrs as Record<string, string | null | undefined>;
  return {
    linktype: linktype === 'story' || linktype === 'email' || linktype === 'asset' ? linktype : 'url',
    url: href ?? null,
    cached_url: href ?? null,
    anchor: anchor ?? null,
    target: target ?? null,
  };
}

function imageAsset({ src, alt, title }: Record<string, unknown>): Asset {
  return { filename: String(src ?? ''), alt: String(alt ?? ''), title: String(title ?? '') };
}

function blocksOf({ body }: Record<string, unknown>): { component: string; _uid: string }[] {
  return Array.isArray(body) ? body : [];
}

function span(value: unknown): number | undefined {
  return Number(value) > 1 ? Number(value) : undefined;
}

function alignment({ textAlign }: Record<string, unknown>): string | undefined {
  if (textAlign === 'center') return styles.center;
  return textAlign === 'right' ? styles.end : undefined;
}
