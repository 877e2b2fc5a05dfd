import { expect, it } from 'vitest';
import { renderOnPage } from '../test-page.tsx';
import { galleryExample } from './example.ts';
import { Gallery } from './Gallery.tsx';

it('holds every picture in order, each leading to its large version', () => {
  const html = renderOnPage(<Gallery block={{ ...galleryExample, first_load: '2' }} />);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(5);
  expect(links[0]).toBe('/f/1001/2400x1600/0000000000/peter-and-paul-nave.png/m/2400x0');
  expect(html).toContain('Show 3 more');
});

it('captions each with its title', () => {
  const html = renderOnPage(<Gallery block={galleryExample} />);
  expect(html).toContain('Schoolhouse stair. The fourth step talks.</figcaption>');
});
