import { expect, test } from 'vitest';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { EventsSlider } from './EventsSlider.tsx';
import { eventsSliderExample } from './example.ts';
import { resolveEventsSlider } from './resolve.server.ts';

const timezone = 'America/Detroit';
const organ = {
  slug: 'organ-night',
  content: { title: 'Organ night', start: '2026-01-09 00:30', timezone, repeat: 'weekly', tags: ['music'] },
};
const fair = {
  slug: 'record-fair',
  content: { title: 'Record fair', start: '2026-06-02 14:00', timezone, price_kind: 'free', status: 'cancelled' },
};
const past = { slug: 'old-fair', content: { title: 'The fair of 2025', start: '2025-06-02 14:00', timezone } };

const source = contentReadsOf({ event: [fair, past, organ] });
const now = new Date('2026-06-01T12:00:00Z');

async function render(block = eventsSliderExample, draft = false): Promise<string> {
  const data = { [block._uid]: await resolveEventsSlider(block, { ...source, now }) };
  return renderOnPage(<EventsSlider block={block} />, { draft, now: now.toISOString(), data });
}

test('what is over is left out, and a series stands once, by its next day', async () => {
  const html = await render();
  expect(html).not.toContain('2025');
  expect(readHtml(html).getAllByText(/Organ night/)).toHaveLength(1);
  expect(html).toContain('Every Thursday');
  const shown = readHtml(html).getAllByText(/^(Record fair|Organ night)$/);
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Record fair', 'Organ night']);
});

test('a cancelled event says so and is struck out', async () => {
  const html = await render();
  expect(readHtml(html).getByText('Record fair', { selector: 's' })).not.toBeNull();
  expect(html).toContain('Cancelled');
});

test('one event', async () => {
  const html = await render({ ...eventsSliderExample, source: 'tag', tag: 'music' });
  expect(html).toContain('Organ night');
  expect(html).not.toContain('Record fair');
  expect(readHtml(html).getByRole('group', { name: '1 of 1' }).textContent).toContain('Organ night');
});

test('without planned events it links to the newsletter', async () => {
  const html = await render({ ...eventsSliderExample, source: 'tag', tag: 'food' });
  expect(html).toContain('Nothing planned');
  expect(readHtml(html).getByRole('link', { name: 'Get the newsletter' }).getAttribute('href')).toBe('/newsletter');
});

test('the button that stops it is the first of the row, and only where it moves by itself', async () => {
  // The controls are hidden until the browser has measured the row, so they have no role yet.
  const buttons = (html: string) =>
    [...readHtml(html).container.querySelectorAll('button[aria-label], a[aria-label]')].map((control) =>
      control.getAttribute('aria-label'),
    );
  expect(buttons(await render({ ...eventsSliderExample, autoplay: true }))[0]).toBe('Move by itself');
  expect(buttons(await render())).not.toContain('Move by itself');
  expect(buttons(await render({ ...eventsSliderExample, autoplay: true }, true))).not.toContain('Move by itself');
});
