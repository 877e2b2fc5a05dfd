import { expect, test } from 'vitest';
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
  expect(html).not.toContain('<iframe');
  expect(html).toContain('the demonstration’s ticket window');
  expect(html).toMatch(/<form[^>]* method="get">.*<button type="submit"[^>]* value="open" name="booking">/);
  expect(html).toContain('href="mailto:');
});

test('what was agreed to without scripts is in the address', async () => {
  expect(await render(eventBookingFrameExample, { address: '/?booking=open' })).toContain('<noscript><iframe');
});

test('a necessary window waits to be seen, and needs no scripts', async () => {
  const html = await render(necessary);
  expect(html).toContain('<noscript><iframe title="Tickets for organ practice at Peter &amp; Paul"');
  expect(html).toContain('loading="lazy"');
  expect(await render({ ...necessary, load: 'click' })).not.toContain('<iframe');
});

test('a link out of the page is always there, above the window', async () => {
  const html = await render(necessary);
  expect(html.indexOf('Open booking in a new tab')).toBeLessThan(html.indexOf('<iframe'));
  expect(html).toContain('href="/_services/event-frame/organ-practice" target="_blank" rel="noopener"');
});

test('only a window of another site keeps its origin', async () => {
  expect(await render(elsewhere)).toContain('sandbox="allow-scripts allow-forms allow-popups allow-same-origin"');
  expect(await render(necessary)).toContain('sandbox="allow-scripts allow-forms allow-popups"');
});

test('a window that is not on its provider’s host is reported to editors alone', async () => {
  const bad = { ...elsewhere, url: 'https://evil.example/' };
  expect(await render(bad)).toBe('');
  expect(await render(bad, { draft: true })).toContain('not on its provider’s host');
});
