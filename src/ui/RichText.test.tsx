import type { RichTextFieldValue } from '@storyblok/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { HeadingLevel } from './heading.tsx';
import { RichText } from './RichText.tsx';
import { hasRichText, plainText, type RichTextNode } from './rich-text-nodes.ts';

const isRichText = (value: object): value is RichTextFieldValue => 'type' in value && value.type === 'doc';
function doc(...content: RichTextNode[]): RichTextFieldValue {
  const value = { type: 'doc', content };
  if (!isRichText(value)) throw new TypeError('not a rich text');
  return value;
}
const text = (words: string, ...marks: RichTextNode['marks'] & object) => ({ type: 'text', text: words, marks });
const paragraph = (...content: RichTextNode[]) => ({ type: 'paragraph', content });
const link = (attrs: Record<string, unknown>) => ({ type: 'link', attrs });

function render(value: RichTextFieldValue, level: 2 | 3 = 2): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HeadingLevel level={level}>
        <RichText value={value} renderBlock={({ component }) => <b>{component}</b>} />
      </HeadingLevel>
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '');
}

describe('RichText', () => {
  it('nests marks', () => {
    const value = doc(paragraph(text('old', { type: 'bold' }, { type: 'italic' }), text(' brass')));
    expect(render(value)).toBe('<div><p><em><strong>old</strong></em> brass</p></div>');
  });

  it('takes heading levels from where it stands, not from the editor', () => {
    const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] });
    const value = doc(heading(4, 'Roof'), heading(5, 'Slate'), heading(4, 'Lift'));
    const { container } = readHtml(render(value, 3));
    const headings = [...container.querySelectorAll('div > *')];
    expect(headings.map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ['H3', 'Roof'],
      ['H4', 'Slate'],
      ['H3', 'Lift'],
    ]);
  });

  it('keeps one link, whatever marks its words have', () => {
    const target = link({ href: 'hotels/ulysses', linktype: 'story', anchor: 'rooms', uuid: 'u', target: '_self' });
    const value = doc(paragraph(text('See ', target), text('Ulysses', target, { type: 'bold' }), text('.')));
    const { container, getByRole } = readHtml(render(value));
    expect(container.textContent).toBe('See Ulysses.');
    const written = getByRole('link', { name: 'See Ulysses' });
    expect(written.getAttribute('href')).toBe('/hotels/ulysses#rooms');
    expect(written.getAttributeNames()).toEqual(['href']);
    expect([...written.children].map((child) => [child.tagName, child.textContent])).toEqual([['STRONG', 'Ulysses']]);
  });

  it('drops the target of a link that must not be followed, and keeps its words', () => {
    const value = doc(paragraph(text('click', link({ href: 'javascript:alert(1)', linktype: 'url' }))));
    expect(render(value)).toBe('<div><p><span>click</span></p></div>');
  });

  it('writes addresses of mail', () => {
    const value = doc(paragraph(text('write', link({ href: 'desk@ash.example', linktype: 'email' }))));
    const { getByRole } = readHtml(render(value));
    const written = getByRole('link', { name: 'write' });
    expect(written.getAttribute('href')).toBe('mailto:desk@ash.example');
    expect(written.getAttributeNames()).toEqual(['href']);
  });

  it('lets a table scroll in a named region that the keyboard reaches', () => {
    const cell = (type: string, words: string) => ({ type, attrs: { colspan: 2 }, content: [paragraph(text(words))] });
    const value = doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('tableHeader', 'Room'), cell('tableCell', '12')] }],
    });
    expect(render(value)).toBe(
      '<div><section aria-label="Table" tabindex="0"><table><tbody><tr><th colSpan="2" scope="col"><p>Room</p></th>' +
        '<td colSpan="2"><p>12</p></td></tr></tbody></table></section></div>',
    );
  });

  it('passes blocks to its caller', () => {
    const value = doc({ type: 'blok', attrs: { body: [{ component: 'cta', _uid: 'a' }] } });
    expect(render(value)).toBe('<div><b>cta</b></div>');
  });

  it('takes no colour or class from the editor', () => {
    const value = doc(
      paragraph(
        text('red', { type: 'textStyle', attrs: { color: '#f00' } }),
        text('loud', { type: 'highlight', attrs: { color: 'yellow' } }),
        text('big', { type: 'styled', attrs: { class: 'huge' } }),
      ),
    );
    expect(render(value)).toBe('<div><p>red<mark>loud</mark>big</p></div>');
  });

  it('shows lists, quotes, breaks, rules and code', () => {
    const value = doc(
      { type: 'ordered_list', attrs: { order: 3 }, content: [{ type: 'list_item', content: [paragraph(text('a'))] }] },
      { type: 'blockquote', content: [paragraph(text('b'), { type: 'hard_break' }, text('c'))] },
      { type: 'horizontal_rule' },
      { type: 'code_block', attrs: {}, content: [text('<d>')] },
    );
    expect(render(value)).toBe(
      '<div><ol start="3"><li><p>a</p></li></ol><blockquote><p>b<br/>c</p></blockquote><hr/>' +
        '<pre><code>&lt;d&gt;</code></pre></div>',
    );
  });
});

describe('hasRichText', () => {
  it('knows the empty paragraph that a cleared field keeps', () => {
    expect(hasRichText(doc({ type: 'paragraph' }))).toBe(false);
    expect(hasRichText('')).toBe(false);
    expect(hasRichText(null)).toBe(false);
    expect(hasRichText(doc(paragraph(text('a'))))).toBe(true);
    expect(hasRichText(doc({ type: 'horizontal_rule' }))).toBe(true);
  });
});

describe('plainText', () => {
  it('keeps only the text', () => {
    expect(plainText(doc(paragraph(text('Two '), text('cats', { type: 'bold' })), paragraph(text('and a dog'))))).toBe(
      'Two cats and a dog',
    );
  });
});
