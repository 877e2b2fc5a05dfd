import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Carousel } from './Carousel.tsx';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <Carousel label="Rooms" showCount>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </Carousel>
  </MemoryRouter>,
);

it('is a named carousel of slides that say their place', () => {
  expect(html).toContain('role="group" aria-roledescription="carousel" aria-label="Rooms"');
  expect([...html.matchAll(/aria-roledescription="slide" aria-label="([^"]*)"/g)].map(([, place]) => place)).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

it('is a row that the keyboard can scroll, without buttons, until scripts run', () => {
  expect(html).toContain('tabindex="0"');
  expect(html).toMatch(/<div class="[^"]*controls[^"]*" hidden="">/);
});
