import { describe, expect, it } from 'vitest';
import { finishDocument } from './finish-document.ts';

const rendered = `<!DOCTYPE html><html><head><title>a</title><style>.x{}</style></head><body><p>Hi</p>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/>
<script type="application/ld+json">{"@context":"x"}</script>
<script>window.__reactRouterContext = {"basename":"/","a":"</b>"};window.__reactRouterContext.stream = new ReadableStream({});</script>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
import * as route1_clientLoader from "/assets/home-loader.js";
const route1 = {...route1_main,...route1_clientLoader};

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>
<script>window.__reactRouterContext.streamController.enqueue("[{\\"a\\":1}]\\n");</script>
<script>window.__reactRouterContext.streamController.close();</script>`;

const { html, scripts, styles } = finishDocument(rendered, 'boot()', '.i-1{color:red}');

describe('finishDocument', () => {
  it('moves context, stream and modules into one data block', () => {
    const block = /<script type="application\/json" id="hydration">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      context: { basename: '/', a: '</b>' },
      stream: ['[{"a":1}]\n'],
      modules: {
        before: ['/assets/manifest.js'],
        entry: '/assets/entry.js',
        preload: ['/assets/entry.js', '/assets/home.js'],
        routes: { root: ['/assets/root.js'], home: ['/assets/home.js', '/assets/home-loader.js'] },
      },
    });
    expect(block).not.toContain('</');
  });

  it('leaves the boot script as the only one that runs, in the head', () => {
    expect(scripts).toEqual(['boot()']);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.indexOf('<script>boot()</script>')).toBeLessThan(html.indexOf('</head>'));
    expect(html).not.toContain('modulepreload');
  });

  it('keeps other data blocks, and names every inline style', () => {
    expect(html).toContain('{"@context":"x"}');
    expect(styles).toEqual(['.x{}', '.i-1{color:red}']);
  });

  it('names a script that somebody else put there, so that the policy is right about it', () => {
    const page = '<html><head></head><body><script>other()</script></body></html>';
    expect(finishDocument(page, 'boot()', '').scripts).toEqual(['boot()', 'other()']);
  });

  it('refuses scripts of a form it does not know', () => {
    const page =
      '<html><head></head><script>window.__reactRouterContext = {};window.__reactRouterContext.stream=1</script></html>';
    expect(() => finishDocument(page, '', '')).toThrow(/form that is not known/);
  });
});
