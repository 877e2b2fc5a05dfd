import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { insertIntoHead, renderDocument } from './render-document.ts';
import { HydrationContext, Scripts } from './Scripts.tsx';

const page = (...children: React.ReactNode[]) =>
  createElement('html', null, createElement('head', null, createElement('title', null, 'a')), ...children);

describe('renderDocument', () => {
  it('writes the hydration data as it is, in a block that nothing executes', async () => {
    const json = JSON.stringify({ stream: '</script><script>alert(1)</script>' }).replaceAll('<', '\\u003c');
    const body = createElement('body', null, createElement(Scripts));
    const rendered = await renderDocument(createElement(HydrationContext, { value: json }, page(body)), () => {});
    const html = rendered.toString();
    expect(html).toContain(`<script id="hydration" type="application/json">${json}</script></body>`);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('gives a buffer whose memory can be given back', async () => {
    const rendered = await renderDocument(page(createElement('body')), () => {});
    expect(rendered.toString()).toContain('<body></body>');
    rendered.buffer.transfer(0);
    expect(rendered).toHaveLength(0);
  });

  it('rejects when the page itself throws', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    await expect(renderDocument(page(createElement('body', null, createElement(Broken))), () => {})).rejects.toThrow(
      'broken',
    );
  });
});

describe('insertIntoHead', () => {
  const document = Buffer.from('<html><head><title>ä</title></head><body><p>$&amp;ö</p></body></html>');
  const inserted = (parts: Parameters<typeof insertIntoHead>[1]) => insertIntoHead(document, parts).toString();

  it('puts the style, the stylesheet and the script at the end of the head, letter for letter', () => {
    expect(inserted({ sheet: '/a.css', style: '.a{content:"→"}', script: "f('$&')" })).toBe(
      '<html><head><title>ä</title><style>.a{content:"→"}</style><link rel="stylesheet" href="/a.css"><script>f(\'$&\')</script></head><body><p>$&amp;ö</p></body></html>',
    );
  });

  it('refuses a document without a head', () => {
    expect(() => insertIntoHead(Buffer.from('<p>Hi</p>'), { sheet: null, style: '', script: '' })).toThrow('no head');
  });
});
