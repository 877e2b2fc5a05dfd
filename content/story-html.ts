import { z } from 'zod';

const markShape = z.object({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() });
const nodeShape = z.object({
  type: z.string(),
  text: z.string().optional(),
  attrs: z.record(z.string(), z.unknown()).optional(),
  marks: z.array(markShape).optional(),
  get content() {
    return z.array(nodeShape).optional();
  },
});
const richTextShape = z.object({ content: z.array(nodeShape) });
const linkShape = z.object({ linktype: z.string(), cached_url: z.string(), anchor: z.string().optional() });
const ctaShape = z.object({ component: z.literal('cta'), label: z.string(), link: linkShape });
const cellsShape = z.array(z.object({ value: z.string() }));

/** The sections that a story told as HTML may have. */
const sectionShape = z.discriminatedUnion('component', [
  ctaShape,
  z.object({ component: z.literal('hotel_hero'), heading: z.string(), intro: z.string() }),
  z.object({ component: z.literal('rich_text'), body: richTextShape }),
  z.object({ component: z.literal('image_block') }),
  z.object({ component: z.literal('quote'), text: z.string(), source: z.string() }),
  z.object({
    component: z.literal('columns'),
    items: z.array(z.object({ component: z.literal('text_item'), title: z.string(), body: richTextShape })),
  }),
  z.object({
    component: z.literal('media_text'),
    heading: z.string(),
    body: richTextShape,
    ctas: z.array(ctaShape).default([]),
  }),
  z.object({
    component: z.literal('table_block'),
    caption: z.string(),
    table: z.object({ thead: cellsShape, tbody: z.array(z.object({ body: cellsShape })) }),
  }),
]);

type Node = z.infer<typeof nodeShape>;
type Mark = z.infer<typeof markShape>;
type Section = z.infer<typeof sectionShape>;

/**
 * The words of a story's sections as HTML, for the shop's API, whose articles and pages are HTML. Pictures are left out.
 * Throws, naming the field, for a section that it cannot tell.
 */
export function sectionsHtml(sections: unknown): string {
  const told = z.array(sectionShape).parse(sections).map(sectionHtml);
  return told.filter((html) => html !== '').join('\n');
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function sectionHtml(section: Section): string {
  switch (section.component) {
    case 'cta':
      return `<p>${ctaHtml(section)}</p>`;
    case 'hotel_hero':
      return `<h2>${escapeHtml(section.heading)}</h2>\n<p>${escapeHtml(section.intro)}</p>`;
    case 'rich_text':
      return nodesHtml(section.body.content, '\n');
    case 'image_block':
      return '';
    case 'quote':
      return `<blockquote><p>${escapeHtml(section.text)}</p><p>${escapeHtml(section.source)}</p></blockquote>`;
    case 'columns':
      return section.items
        .map(({ title, body }) => `<h3>${escapeHtml(title)}</h3>\n${nodesHtml(body.content, '\n')}`)
        .join('\n');
    case 'media_text': {
      const ctas = section.ctas.map((cta) => `<p>${ctaHtml(cta)}</p>`);
      return [`<h2>${escapeHtml(section.heading)}</h2>`, nodesHtml(section.body.content, '\n'), ...ctas].join('\n');
    }
    case 'table_block': {
      const row = (cells: { value: string }[], tag: string) =>
        `<tr>${cells.map(({ value }) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`;
      const { thead, tbody } = section.table;
      return `<table><caption>${escapeHtml(section.caption)}</caption><thead>${row(thead, 'th')}</thead><tbody>${tbody
        .map(({ body }) => row(body, 'td'))
        .join('')}</tbody></table>`;
    }
  }
}

function ctaHtml({ label, link: { linktype, cached_url: address, anchor } }: z.infer<typeof ctaShape>): string {
  const href = (linktype === 'story' ? `/${address}` : address) + (anchor ? `#${anchor}` : '');
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

const elements: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
};

function nodesHtml(nodes: Node[] = [], between = ''): string {
  return nodes.map(nodeHtml).join(between);
}

function nodeHtml({ type, text, attrs, marks = [], content }: Node): string {
  if (text !== undefined) return marks.reduce(markHtml, escapeHtml(text));
  const element = type === 'heading' ? `h${attrs?.level}` : elements[type];
  if (!element) throw new Error(`There is no HTML for a '${type}' of a rich text.`);
  return `<${element}>${nodesHtml(content)}</${element}>`;
}

function markHtml(words: string, { type, attrs = {} }: Mark): string {
  if (type === 'bold') return `<strong>${words}</strong>`;
  if (type === 'italic') return `<em>${words}</em>`;
  if (type !== 'link') throw new Error(`There is no HTML for words marked '${type}'.`);
  const anchor = attrs.anchor ? `#${attrs.anchor}` : '';
  return `<a href="${escapeHtml(`${attrs.href}${anchor}`)}">${words}</a>`;
}
