import { expect, it } from 'vitest';
import { importRoute, partsOf } from './route-module.ts';

const file = `data:text/javascript,${encodeURIComponent('export const a = 1, b = 2, c = 3;')}`;

it('takes what is the route’s of a file that several share', async () => {
  expect(await importRoute(`${file}#a,,c`)).toEqual({ default: 1, meta: 3 });
});

it('takes the whole of a file that is a route’s own', async () => {
  expect(await importRoute(file)).toMatchObject({ a: 1, b: 2, c: 3 });
  expect(partsOf('/order-page.js')).toEqual({ file: '/order-page.js', names: [] });
});
