import { expect, it } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { pictureDownloadsExample } from './example.ts';
import { PictureDownloads } from './PictureDownloads.tsx';

it('downloads each original, by its name, kind and size', () => {
  const { getByRole, container } = readHtml(renderOnPage(<PictureDownloads block={pictureDownloadsExample} />));
  const link = getByRole('link', {
    name: 'Download The Siren from Ropewalk Street, PNG, 2400 × 1600 pixels',
  });
  expect(link.getAttribute('href')).toBe('/f/1001/2400x1600/0000000000/siren-front.png');
  expect(link.hasAttribute('download')).toBe(true);
  expect(container.textContent).toContain('Print: Imogen Falk / ash');
});
