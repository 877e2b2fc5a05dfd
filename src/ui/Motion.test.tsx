import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { Motion } from './Motion.tsx';
import type { Asset } from './Picture.tsx';

const picture = (name: string, motion?: string): Asset => ({
  filename: `/f/1001/1200x800/abc/${name}.png`,
  meta_data: motion ? { motion } : {},
});

function sourcesOf(motion: React.ReactElement) {
  const { container } = readHtml(renderToStaticMarkup(motion));
  return [...container.querySelectorAll('source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset')?.replace(/;.*/, ''),
  ]);
}

it('chooses with the picture, and shows nothing over a composition in which nothing moves', () => {
  const day = picture('quay', '/f/1001/1200x800/def/quay-motion.svg');
  expect(sourcesOf(<Motion asset={day} narrow={picture('quay-tall')} night={day} />)).toEqual([
    ['(prefers-reduced-motion: no-preference) and (prefers-color-scheme: dark)', day.meta_data?.motion],
    ['(prefers-reduced-motion: no-preference) and (max-width: 640px)', 'data:image/gif'],
    ['(prefers-reduced-motion: no-preference)', day.meta_data?.motion],
  ]);
});

it('says nothing of the night where the same moves as by day', () => {
  const [day, tall] = [picture('quay', '/f/1001/1200x800/def/quay-motion.svg'), picture('quay-tall')];
  expect(sourcesOf(<Motion asset={day} narrow={tall} night={day} narrowNight={tall} />)).toEqual([
    ['(prefers-reduced-motion: no-preference) and (max-width: 640px)', 'data:image/gif'],
    ['(prefers-reduced-motion: no-preference)', day.meta_data?.motion],
  ]);
});

it('is not there where nothing moves, or what moves is no drawing of this site', () => {
  expect(sourcesOf(<Motion asset={picture('quay')} />)).toEqual([]);
  expect(sourcesOf(<Motion asset={picture('quay', 'https://elsewhere.example/quay.svg')} />)).toEqual([]);
});
