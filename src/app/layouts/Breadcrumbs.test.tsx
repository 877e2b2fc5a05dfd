import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
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
  expect(html).toContain('<nav');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/hotels/the-siren']);
  expect(html).toContain('<span aria-current="page">Tower Suite</span>');
});

it('is not there on the home page', () => {
  expect(render()).toBe('');
});
