import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { browserSections } from '../../hydration/browser-data.server.ts';
import { readHtml } from '../../testing/read-html.ts';
import { Film } from './Film.tsx';

const asset = {
  filename: '/f/1001/x/abc/evening.mp4',
  alt: 'An evening',
  meta_data: { webm: '/f/1001/x/def/evening.webm' },
};
const poster = { filename: '/f/1001/1200x800/abc/evening.png', alt: 'The house at night' };

it('is a picture with the browser’s own controls, and fetches the film when it is asked for', () => {
  const { container } = readHtml(renderToStaticMarkup(<Film asset={asset} poster={poster} sizes="50vw" />));
  const video = container.querySelector('video');
  expect(video?.getAttribute('aria-label')).toBe('An evening');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.hasAttribute('controls')).toBe(true);
  expect(video?.hasAttribute('autoplay')).toBe(false);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect([...container.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/f/1001/x/def/evening.webm',
    '/f/1001/x/abc/evening.mp4',
  ]);
});

it('shows the film’s first picture where it has no still', () => {
  const { container } = readHtml(renderToStaticMarkup(<Film asset={asset} poster={null} sizes="50vw" />));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('video')?.getAttribute('preload')).toBe('metadata');
});

it('needs no script: the document carries none of its content', () => {
  const block = { _uid: 'film', component: 'media_text', media: { ...asset, fieldtype: 'asset' }, poster };
  expect(browserSections([block], {}).body).toEqual([{ _uid: '0', component: 'media_text', static: true }]);
});
