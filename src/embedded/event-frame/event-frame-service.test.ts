import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { createEventFrameService } from './event-frame-service.ts';

const service = createEventFrameService();
const ask = async (path: string, init?: RequestInit) => service.fetch(new Request(`http://frame.example${path}`, init));
const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');

function post(body: string) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) };
  return ask('/organ-night', { method: 'POST', body, headers });
}

test('the window is a page that only this site may frame, with no script but its own', async () => {
  const response = await ask('/organ-night');
  expect(response.status).toBe(200);
  expect(parse(await response.text()).querySelector('h1')?.textContent).toBe('Organ night: hold places');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});

test('what was filled in comes back as text', async () => {
  const response = await post('name=%3Cimg+src%3Dx%3E&places=2&day=2026-12-03');
  const html = await response.text();
  const document = parse(html);
  expect(document.body.textContent).toContain('Thank you, <img src=x>');
  expect(document.body.textContent).toContain('nothing was booked');
  expect(document.querySelector('img')).toBeNull();
  expect(html).not.toContain('<img');
});

test.each([
  ['/', 'GET', 404],
  ['/a/b', 'GET', 404],
  ['/<script>', 'GET', 404],
  ['/organ-night', 'DELETE', 405],
])('%s %s is %i', async (path, method, status) => {
  expect((await ask(path, { method })).status).toBe(status);
});

test('a form that is too long is not read', async () => {
  expect((await post(`name=${'a'.repeat(5000)}`)).status).toBe(413);
});
