import { expect, test } from 'vitest';
import { bold, heading, link, list, richText } from './rich-text.ts';
import { storyLink, urlLink } from './story-fields.ts';
import { escapeHtml, sectionsHtml } from './story-html.ts';

test('rich text keeps its headings, lists, marks and links', () => {
  const body = richText(
    heading('Keys & locks', 2),
    ['Mind the ', bold('"gap"'), ' at ', link('the house', storyLink('hotels/ulysses', { anchor: 'rooms' })), '.'],
    list('one', 'two'),
  );
  expect(sectionsHtml([{ component: 'rich_text', body }])).toBe(
    [
      '<h2>Keys &amp; locks</h2>',
      '<p>Mind the <strong>&quot;gap&quot;</strong> at <a href="/hotels/ulysses#rooms">the house</a>.</p>',
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    ].join('\n'),
  );
});

test('other sections are told in order', () => {
  const cta = { component: 'cta', label: 'A & B', link: urlLink('https://example.com/?a=1&b=2') };
  const sections = [
    { component: 'hotel_hero', heading: 'Hello', intro: 'Come in.' },
    { component: 'quote', text: 'So it goes.', source: 'Karl' },
    { component: 'columns', items: [{ component: 'text_item', title: 'First', body: richText('One.') }] },
    { component: 'image_block', caption: 'A picture' },
    { component: 'media_text', heading: 'Look', body: richText('Two.'), ctas: [cta] },
    {
      component: 'table_block',
      caption: 'Years',
      table: { thead: [{ value: 'Year' }], tbody: [{ body: [{ value: '<2013' }] }] },
    },
    cta,
  ];
  const ctaHtml = '<p><a href="https://example.com/?a=1&amp;b=2">A &amp; B</a></p>';
  expect(sectionsHtml(sections)).toBe(
    [
      '<h2>Hello</h2>\n<p>Come in.</p>',
      '<blockquote><p>So it goes.</p><p>Karl</p></blockquote>',
      '<h3>First</h3>\n<p>One.</p>',
      `<h2>Look</h2>\n<p>Two.</p>\n${ctaHtml}`,
      '<table><caption>Years</caption><thead><tr><th>Year</th></tr></thead><tbody><tr><td>&lt;2013</td></tr></tbody></table>',
      ctaHtml,
    ].join('\n'),
  );
});

test('nothing is left out silently', () => {
  expect(() => sectionsHtml([{ component: 'gallery' }])).toThrow(/component/);
  const unknown = (content: object[]) => sectionsHtml([{ component: 'rich_text', body: { content } }]);
  expect(() => unknown([{ type: 'emoji' }])).toThrow("There is no HTML for a 'emoji' of a rich text.");
  expect(() => unknown([{ type: 'text', text: 'x', marks: [{ type: 'strike' }] }])).toThrow("marked 'strike'");
});

test('words cannot be markup', () => {
  expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});
