import { expect, it } from 'vitest';
import { withoutNamespaceHelper } from './plain-namespaces-plugin.ts';

const imported = 'import{t as e}from"./rolldown-runtime-AbCd1234.js";';

it('writes an object in place of the helper’s', async () => {
  const text = withoutNamespaceHelper(
    `${imported}var n=e({First:()=>a,Second:()=>2});function a(e){return e({third:()=>3})}export{n};`,
  );
  expect(text).not.toContain('rolldown-runtime');
  const { n } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    n: { First: (given: (names: object) => string[]) => string[]; Second: number };
  };
  // A parameter may have the helper's name.
  expect(n.First(Object.keys)).toEqual(['third']);
  expect(n.Second).toBe(2);
});

it('leaves a file without the helper as it is', () => {
  expect(withoutNamespaceHelper('var n=e({First:()=>a});')).toBe('var n=e({First:()=>a});');
});

it('refuses what else the bundler’s helpers do', () => {
  expect(() => withoutNamespaceHelper(`${imported}var n=1+e(a);`)).toThrow('not called');
  expect(() => withoutNamespaceHelper(`${imported}var n=e({First(){}});`)).toThrow('not a list of exports');
});
