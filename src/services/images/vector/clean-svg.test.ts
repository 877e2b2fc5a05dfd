import { expect, test } from 'vitest';
import { cleanSvg, NoSvg } from './clean-svg.ts';

const drawing = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${root}>${inner}</svg>`;
const inner = (svg: string) => /^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(cleanSvg(svg))?.[1];

test('shapes, paints, words and their style stay as they are', () => {
  const kept =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#123456"></stop></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0L10 10" transform="rotate(45)"></path>' +
    '<text x="1" y="2" aria-hidden="true">Lamps &amp; rooms</text><use href="#a"></use>';
  expect(inner(drawing(kept))).toBe(kept);
  expect(cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><!-- note -->${drawing('<g></g>')}`)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g></g></svg>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', ''],
  ['HTML inside', '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></div></foreignObject>', ''],
  ['a handler', '<rect onload="alert(1)" width="1"/>', '<rect width="1"></rect>'],
  ['an animation of an address', '<a><animate attributeName="href" to="javascript:alert(1)"/><g/></a>', '<g></g>'],
  ['a link', '<a href="javascript:alert(1)"><text>Words</text></a>', '<text>Words</text>'],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>', '<image></image>'],
  ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image></image>'],
  ['a part of another file', '<use xlink:href="other.svg#a"/>', '<use></use>'],
  ['a paint from elsewhere', '<rect fill="url(https://elsewhere.example/#a)"/>', '<rect></rect>'],
  ['a style that fetches', '<style>@import "https://elsewhere.example/a.css";</style>', '<style></style>'],
  ['a style that hides what it fetches', '<rect style="fill:u\\72l(//elsewhere.example)"/>', '<rect></rect>'],
])('%s is taken out', (_name, given, expected) => {
  expect(inner(drawing(given))).toBe(expected);
});

test('the root loses its handlers, too', () => {
  expect(cleanSvg(drawing('', ' onload="alert(1)"'))).not.toContain('onload');
});

test.each([
  ['HTML', '<html><script>alert(1)</script></html>'],
  ['words', 'not a drawing'],
  ['nothing', ''],
  ['a drawing that ends early', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
  ['a thousand levels', `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}</svg>`],
])('%s is refused', (_name, source) => {
  expect(() => cleanSvg(source)).toThrow(NoSvg);
});
