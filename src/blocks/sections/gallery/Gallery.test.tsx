import { expect, it } from 'vitest';
import { Lightbox } from '../../lightbox/Lightbox.tsx';
import { renderOnPage } from '../../testing/test-page.tsx';
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

it('is the same on the server whether its address asks for a picture or not', () => {
  const at = (path: string) => renderOnPage(<Gallery block={galleryExample} />, { path });
  expect(at('/hotels/peter-and-paul?photo=2')).toBe(at('/hotels/peter-and-paul'));
});

it('shows one picture of the lightbox to screen readers, with its place and caption', () => {
  const items = galleryExample.items;
  const html = renderOnPage(
    <Lightbox label="Around the house" items={items} index={1} onMove={() => {}} onClose={() => {}} />,
  );
  expect(html).toContain('<dialog');
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(items.length);
  expect(html).toContain('aria-label="2 of 5" aria-hidden="false"');
  expect(html.match(/aria-hidden="false"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-live="polite"><span class="counter">2 \/ 5<\/span> Schoolhouse stair/);
  expect(html).toContain('aria-pressed="false" aria-label="2×, twice the size"');
});

it('rests at its ends', () => {
  const at = (index: number) =>
    renderOnPage(
      <Lightbox label="House" items={galleryExample.items} index={index} onMove={() => {}} onClose={() => {}} />,
    );
  expect(at(0)).toContain('aria-label="Previous" aria-disabled="true"');
  expect(at(0)).toContain('aria-label="Next" aria-disabled="false"');
  expect(at(4)).toContain('aria-label="Next" aria-disabled="true"');
});
