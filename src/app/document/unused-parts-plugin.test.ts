import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { unusedParts, withoutParts } from './unused-parts-plugin.ts';

const file = /made-up\.js$/;
const code = `function used() { return inner(); function inner() { return 'long'; } }
Thing.prototype.focus = function () { return used(); };
exports.used = used;`;

/** What is left of the made-up module. */
const left = (functions?: Record<string, string>, assignments?: RegExp) =>
  withoutParts(code, parseAst(code), { file, ...(functions && { functions }), ...(assignments && { assignments }) });

describe('withoutParts', () => {
  it('lets a function answer with nothing, or with what it is told, at any depth', () => {
    expect(left({ inner: '' })).toBe(code.replace("{ return 'long'; }", '{}'));
    expect(left({ inner: "'short'" })).toBe(code.replace("'long'", "'short'"));
  });

  it('leaves out assignments', () => {
    const text = left(undefined, /^Thing\.prototype\.\w+$/);
    expect(text).not.toContain('Thing');
    expect(text).toContain('exports.used = used;');
  });

  it('refuses what is not there', () => {
    expect(() => left({ inner: '', outer: '' })).toThrow('has no function outer');
    expect(() => left(undefined, /^Other\./)).toThrow('assigns nothing');
  });
});

it.each(unusedParts)('knows $file as it is installed', (parts) => {
  const folder = join(import.meta.dirname, '../../../node_modules');
  const modules = [
    'react-dom/cjs/react-dom-client.production.js',
    'react-dom/cjs/react-dom.production.js',
    ...['router/router', 'hooks', 'context', 'dom/lib', 'dom/ssr/components', 'dom/ssr/routes'].map(
      (name) => `react-router/dist/production/lib/${name}.js`,
    ),
  ].filter((path) => parts.file.test(path));
  expect(modules.length).toBeGreaterThan(0);
  for (const path of modules) {
    const text = readFileSync(join(folder, path), 'utf8');
    const shorter = withoutParts(text, parseAst(text), parts);
    expect(shorter.length).toBeLessThan(text.length);
    expect(() => parseAst(shorter)).not.toThrow();
  }
});

/** How a page would use what is left out; types know nothing of it. */
const uses =
  /\b(useFetchers?|useBlocker|ScrollRestoration|createPortal|useActionState|useFormStatus|requestFormReset|createRoot|findDOMNode|SuspenseList)\b|<Activity\b|<Fragment ref|\b(onSelect|onBeforeInput|onComposition\w+|prefetch)=|<(Link|NavLink|Form)\b[^>]*\bviewTransition\b/;

it('no page uses what is left out', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('src/{app,blocks,ui}/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => uses.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  expect('<Link prefetch="intent">').toMatch(uses);
});
