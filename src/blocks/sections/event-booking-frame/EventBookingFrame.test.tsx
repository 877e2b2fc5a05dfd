import { expect, test } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { EventBookingFrame } from './EventBookingFrame.tsx';
import { eventBookingFrameExample } from './example.ts';
import { resolveEventBookingFrame } from './resolve.server.ts';

const publicUrl = 'https://ash.example';

async function render(block = eventBookingFrameExample, { address = '/', draft = false } = {}): Promise<string> {
  const data = await resolveEventBookingFrame(block, { publicUrl });
  return renderOnPage(<EventBookingFrame block={block} />, {
    path: address,
    draft,
    data: data ? { [block._uid]: data } : {},
  });
}

const necessary = { ...eventBookingFrameExample, consent_category: 'necessary' as const };
const elsewhere = { ...necessary, provider: 'tock', url: 'https://www.exploretock.com/the-vestry' };

test('without consent: names the host to be contacted, loads nothing, and its form leads to the same page', async () => {
  const html = await render();
  const { container, getByRole } = readHtml(html);
  expect(container.querySelector('iframe')).toBeNull();
  expect(html).toContain('the demonstration’s ticket window');
  const button = getByRole('button', { name: 'Load the booking window' });
  expect(button.closest('form')?.getAttribute('method')).toBe('get');
  for (const [name, value] of Object.entries({ type: 'submit', name: 'booking', value: 'open' })) {
    expect(button.getAttribute(name), name).toBe(value);
  }
  expect(getByRole('link', { name: 'Book another way' }).getAttribute('href')).toMatch(/^mailto:./);
});

test('what was agreed to without scripts is in the address', async () => {
  const { container } = readHtml(await render(eventBookingFrameExample, { address: '/?booking=open' }));
  expect(container.querySelector('noscript > iframe')).not.toBeNull();
});

test('a necessary window waits to be seen, and needs no scripts', async () => {
  const frame = readHtml(await render(necessary)).container.querySelector('noscript > iframe');
  expect(frame?.getAttribute('title')).toBe('Tickets for organ practice at Peter & Paul');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  const onClick = readHtml(await render({ ...necessary, load: 'click' }));
  expect(onClick.container.querySelector('iframe')).toBeNull();
});

test('a link out of the page is always there, above the window', async () => {
  const { container, getByRole } = readHtml(await render(necessary));
  const [first, second] = container.querySelectorAll('a, iframe');
  expect(first?.textContent).toBe('Open booking in a new tab');
  expect(second?.tagName).toBe('IFRAME');
  const link = getByRole('link', { name: 'Open booking in a new tab' });
  expect(link.getAttribute('href')).toBe('/_services/event-frame/organ-practice');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('only a window of another site keeps its origin', async () => {
  const sandbox = (html: string) => readHtml(html).container.querySelector('iframe')?.getAttribute('sandbox');
  expect(sandbox(await render(elsewhere))).toBe('allow-scripts allow-forms allow-popups allow-same-origin');
  expect(sandbox(await render(necessary))).toBe('allow-scripts allow-forms allow-popups');
});

test('a window that is not on its provider’s host is reported to editors alone', async () => {
  const bad = { ...elsewhere, url: 'https://evil.example/' };
  expect(await render(bad)).toBe('');
  expect(await render(bad, { draft: true })).toContain('not on its provider’s host');
});
