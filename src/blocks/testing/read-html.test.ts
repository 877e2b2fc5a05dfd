import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

test('finds elements by role and name, and none that is hidden', () => {
  const { getByRole, queryByRole } = readHtml(
    '<nav aria-label="Rooms"><a href="/book">Book</a></nav><div hidden><button>Next</button></div><h2>Beds</h2>',
  );
  expect(getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/book');
  expect(getByRole('navigation', { name: 'Rooms' }).textContent).toBe('Book');
  expect(getByRole('heading', { level: 2 }).textContent).toBe('Beds');
  expect(queryByRole('button')).toBeNull();
});
