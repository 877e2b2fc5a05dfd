import { plainText, type RichTextNode, type RichTextValue, richTextNodes } from '#ui/rich-text-nodes.ts';

/** A rich text as the plain HTML that search engines take in a description: `<p>`, `<ul>` and `<li>` alone. */
export function paragraphsHtml(value: RichTextValue): string {
  return richTextNodes(value)
    .map((block) => {
      if (block.type !== 'bullet_list' && block.type !== 'ordered_list') return element('p', words(block));
      return element('ul', (block.content ?? []).map((entry) => element('li', words(entry))).join(''));
    })
    .join('');
}

function words(block: RichTextNode): string {
  const text = plainText({ type: 'doc', content: [block] } as Exclude<RichTextValue, string>);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function element(name: string, html: string): string {
  return html === '' ? '' : `<${name}>${html}</${name}>`;
}
