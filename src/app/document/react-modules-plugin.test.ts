import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule } from './react-modules-plugin.ts';

const moduleOf = (code: string) => asModule(code, parseAst(code));
const load = async (text: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, unknown>;

describe('asModule', () => {
  it('exports what the module exported, also what it assigns later and reads itself', async () => {
    const text = moduleOf(`function add(a, b) { return a + b; }
exports.now = void 0;
if (true) exports.now = function () { return 2; };
exports.add = add;
exports.three = function () { return add(1, exports.now()); };`);
    const { three, add } = (await load(text)) as Record<string, (...numbers: number[]) => number>;
    expect([three?.(), add?.(2, 2)]).toEqual([3, 4]);
  });

  it('imports what the module required', () => {
    const text = moduleOf('var A = require("a"), B = require("b"); exports.sum = A.one + B.two;');
    expect(text).toContain("import * as A from 'a';\nimport * as B from 'b';");
    expect(text).not.toContain('require');
  });

  it('refuses what it does not know', () => {
    expect(() => moduleOf('var A = require("a"), other = 1;')).toThrow('beside other variables');
    expect(() => moduleOf('function late() { exports.late = 1; }')).toThrow('late is not exported by a statement');
  });
});

it.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('knows %s as it is installed', async (path) => {
  const file = join(import.meta.dirname, '../../../node_modules', path);
  const text = moduleOf(readFileSync(file, 'utf8'));
  expect(text).not.toMatch(/\brequire\(|\bexports\./);
  const { default: original } = (await import(file)) as { default: object };
  for (const name of Object.keys(original)) expect(text).toContain(` as ${name}`);
});
