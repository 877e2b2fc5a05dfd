import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { trailOf } from '../breadcrumb-trail.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const render = (...steps: [string, string][]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumbs trail={trailOf(...steps)} />
    </MemoryRouter>,
  );

it('leads to every page above, and names this one', () => {
  const html = render(['The Siren', '/hotels/the-siren'], ['Tower Suite', '/hotels/the-siren/rooms/tower-suite']);
  const { getByRole, getAllByRole, getByText } = readHtml(html);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/hotels/the-siren']);
  const current = getByText('Tower Suite');
  expect(current.tagName).toBe('SPAN');
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(getByRole('navigation').contains(current)).toBe(true);
});

it('is not there on the home page', () => {
  expect(render()).toBe('');
});
