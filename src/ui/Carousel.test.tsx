import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { Carousel } from './Carousel.tsx';

const { container, getByRole, getAllByRole, queryByRole } = readHtml(
  renderToStaticMarkup(
    <MemoryRouter>
      <Carousel label="Rooms" showCount>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>
    </MemoryRouter>,
  ),
);

it('is a named carousel of slides that say their place', () => {
  expect(getByRole('group', { name: 'Rooms' }).getAttribute('aria-roledescription')).toBe('carousel');
  const slides = getAllByRole('group', { name: /^\d of 3$/ });
  expect(slides.map((slide) => [slide.getAttribute('aria-roledescription'), slide.getAttribute('aria-label')])).toEqual(
    [
      ['slide', '1 of 3'],
      ['slide', '2 of 3'],
      ['slide', '3 of 3'],
    ],
  );
});

it('is a row that the keyboard can scroll, without buttons, until scripts run', () => {
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(queryByRole('button')).toBeNull();
  expect(container.querySelector('[class*="controls"]')?.hasAttribute('hidden')).toBe(true);
});
