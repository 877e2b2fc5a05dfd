import { expect, test, vi } from 'vitest';
import { onlyAllowedMethods } from './allowed-methods.ts';

const action = () => null;
const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: {} },
    { id: 'home', parentId: 'root', index: true, module: { action } },
    { id: 'story', parentId: 'root', path: 'hotels/*', module: { action } },
    { id: 'list', parentId: 'root', path: 'collections/:handle', module: {} },
    { id: 'account', parentId: 'root', path: 'account', module: {} },
    { id: 'overview', parentId: 'account', index: true, module: { action } },
    { id: 'api', parentId: 'root', path: 'api/forms', module: { action } },
    { id: 'missing', parentId: 'root', path: '*', module: {} },
  ].map((route) => [route.id, route]),
);

/** The site's pages as React Router answers them: two pages, and an API that cannot be read. */
async function pages(request: Request): Promise<Response> {
  const pathname = new URL(request.url).pathname.replace(/_?\.data$/, '');
  const form = await request.text();
  if (pathname === '/api/forms') {
    if (request.method === 'POST') return new Response('no such form', { status: form === 'known' ? 200 : 404 });
    return new Response('only POST', { status: 405, headers: { Allow: 'POST' } });
  }
  if (!/^\/($|hotels\/ulysses|collections\/all|account)/.test(pathname)) return new Response('none', { status: 404 });
  if (request.method === 'POST' && form !== 'known') return new Response('no such form', { status: 404 });
  return new Response('the page');
}

async function ask(method: string, path: string, body?: string) {
  const handle = vi.fn(pages);
  const request = new Request(`https://ash.example${path}`, { method, ...(body !== undefined && { body }) });
  const answer = await onlyAllowedMethods(routes, handle)(request, '192.0.2.7');
  return [answer.status, answer.headers.get('Allow'), handle.mock.calls.map(([request]) => request.method)];
}

const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

test.each([...others, 'POST'])('%s on a page without an action is a 405, and never reaches it', async (method) => {
  expect(await ask(method, '/collections/all')).toEqual([405, 'GET, HEAD', ['GET']]);
  expect(await ask(method, '/collections/all.data')).toEqual([405, 'GET, HEAD', ['GET']]);
});

test.each(others)('%s on a page with an action is a 405 that names POST', async (method) => {
  expect(await ask(method, '/hotels/ulysses')).toEqual([405, 'GET, HEAD, POST', ['GET']]);
  expect(await ask(method, '/?index')).toEqual([405, 'GET, HEAD, POST', ['GET']]);
});

test.each([...others, 'POST'])('%s on a path that leads nowhere is the page that says so', async (method) => {
  expect(await ask(method, '/none')).toEqual([404, null, ['GET']]);
  expect((await ask(method, '/hotels/none'))[0]).toBe(404);
});

test('a form that its page takes is sent once', async () => {
  expect(await ask('POST', '/hotels/ulysses', 'known')).toEqual([200, null, ['POST']]);
  expect(await ask('POST', '/?index', 'known')).toEqual([200, null, ['POST']]);
  expect(await ask('POST', '/account?index', 'known')).toEqual([200, null, ['POST']]);
  expect(await ask('POST', '/_.data?index', 'known')).toEqual([200, null, ['POST']]);
});

test('a form that its page does not take is a 405', async () => {
  expect(await ask('POST', '/hotels/ulysses', 'unknown')).toEqual([405, 'GET, HEAD', ['POST', 'GET']]);
  // Without `index`, a form would go to the route around the page.
  expect(await ask('POST', '/', 'known')).toEqual([405, 'GET, HEAD', ['GET']]);
  expect(await ask('POST', '/account', 'known')).toEqual([405, 'GET, HEAD', ['GET']]);
});

test('an API that is only sent to says so itself', async () => {
  expect(await ask('PUT', '/api/forms', 'known')).toEqual([405, 'POST', ['GET']]);
  expect(await ask('POST', '/api/forms', 'known')).toEqual([200, null, ['POST']]);
  expect((await ask('POST', '/api/forms', 'unknown'))[0]).toBe(404);
});

test('the page is asked without what the body was described with', async () => {
  const requests: Request[] = [];
  const handle = async (request: Request) => {
    requests.push(request);
    return new Response('the page');
  };
  const headers = { 'Content-Type': 'application/json', Cookie: 'market=CA' };
  const sent = new Request('https://ash.example/collections/all', { method: 'PUT', body: '{}', headers });
  await onlyAllowedMethods(routes, handle)(sent, '192.0.2.7');
  expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(['cookie']);
});
