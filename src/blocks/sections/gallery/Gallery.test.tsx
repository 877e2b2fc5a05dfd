import { expect, it } from 'vitest';
import { Lightbox } from '../../lightbox/Lightbox.tsx';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { galleryExample } from './example.ts';
import { Gallery } from './Gallery.tsx';

it('holds every picture in order, each leading to its large version', () => {
  const html = renderOnPage(<Gallery block={{ ...galleryExample, first_load: '2' }} />);
  const links = [...readHtml(html).container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(5);
  expect(links[0]).toBe('/f/1001/2400x1600/0000000000/peter-and-paul-nave.png/m/2400x0');
  expect(html).toContain('Show 3 more');
});

it('captions each with its title', () => {
  const html = renderOnPage(<Gallery block={galleryExample} />);
  const captions = [...readHtml(html).container.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
  expect(captions).toContainEqual(expect.stringMatching(/Schoolhouse stair\. The fourth step talks\.$/));
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
  const { container, getByRole } = readHtml(html);
  // The server's dialog is closed: a script opens it.
  expect(getByRole('dialog', { hidden: true })).not.toBeNull();
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];
  expect(slides.map((slide) => [slide.getAttribute('aria-label'), slide.getAttribute('aria-hidden')])).toEqual(
    items.map((_, at) => [`${at + 1} of ${items.length}`, String(at !== 1)]),
  );
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toMatch(/^2 \/ 5 Schoolhouse stair/);
  const zoom = getByRole('button', { name: '2×, twice the size', hidden: true });
  expect(zoom.getAttribute('aria-pressed')).toBe('false');
});

it('rests at its ends', () => {
  const isDisabled = (name: string, index: number) => {
    const html = renderOnPage(
      <Lightbox label="House" items={galleryExample.items} index={index} onMove={() => {}} onClose={() => {}} />,
    );
    return readHtml(html).getByRole('button', { name, hidden: true }).getAttribute('aria-disabled');
  };
  expect(isDisabled('Previous', 0)).toBe('true');
  expect(isDisabled('Next', 0)).toBe('false');
  expect(isDisabled('Next', 4)).toBe('true');
});
