import { expect, it } from 'vitest';
import { locateFindings } from './locate-findings.ts';

const cta = { _uid: 'c', component: 'cta', link: {} };
const inText = { _uid: 'e', component: 'cta' };
const text = { type: 'doc', content: [{ type: 'blok', attrs: { body: [inText] } }] };
const row = { _uid: 'g', component: '_table_row', body: [{ _uid: 'h', component: '_table_col', value: '' }] };
const body = [
  { _uid: 'b', component: 'hero', media: {}, ctas: [cta] },
  { _uid: 'd', component: 'rich_text', body: text },
  { _uid: 'f', component: 'table_block', table: { tbody: [row] } },
];
const content = { _uid: 'a', component: 'page', seo_title: '', body };

it.each([
  ['seo_title', 'a', 'seo_title', ['a']],
  ['body', 'a', 'body', ['a']],
  ['body.0.media', 'b', 'media', ['a', 'b']],
  ['body.0.ctas.0.link', 'c', 'link', ['a', 'b', 'c']],
  ['body.0.ctas.0', 'c', '', ['a', 'b', 'c']],
  ['body.1.body.content.0.attrs.body.0.link', 'e', 'link', ['a', 'd', 'e']],
  ['body.2.table.tbody.0.body.0.value', 'f', 'table', ['a', 'f']],
  ['body.9.media', 'a', 'body', ['a']],
  ['', 'a', '', ['a']],
])('finds %s in the block %s, field %s', (path, uid, field, blocks) => {
  const found = locateFindings(content, [{ severity: 'warning', path, message: '' }]);
  expect(found).toMatchObject([{ path, uid, field, blocks }]);
});
