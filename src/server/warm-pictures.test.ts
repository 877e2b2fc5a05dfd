import { expect, test, vi } from 'vitest';
import { warmPictures } from './warm-pictures.ts';

const hero = (name: string) =>
  `<img srcSet="/f/1/9x9/a/${name}.png/m/320x0 320w, /f/1/9x9/a/${name}.png/m/640x0 640w">`;
const lazy = (name: string) =>
  `<img data-srcset="/f/1/9x9/a/${name}.png/m/* 320x0"><noscript><img srcSet="/f/1/9x9/a/${name}-twin.png/m/320x0 320w"></noscript>`;

const night = (name: string) =>
  `<source media="(prefers-color-scheme: dark)" srcSet="/f/1/9x9/a/${name}.png/m/320x0 320w"/>`;

const pages: Record<string, string> = {
  '/': `<header>${lazy('menu')}</header><main>${hero('home')}${lazy('one')}${lazy('two')}${lazy('three')}
    <a class="x" href="/hotels/ulysses">Ulysses</a> <a href="/hotels/ulysses">again</a> <a href="/none">none</a>
    <a href="https://elsewhere.example/">elsewhere</a></main>`,
  '/hotels/ulysses': `<main><picture>${night('ulysses-night')}${hero('ulysses')}</picture>${lazy('one')}<img srcSet="https://elsewhere.example/x.png 1w"></main>`,
};

function warm(untilIdle = async () => {}) {
  const asked: string[] = [];
  const readPage = vi.fn(async (path: string) => pages[path] ?? null);
  const prepare = async (address: string, accept: string) => {
    const [, name, width] = /\/([a-z-]+)\.png\/m\/(\d+)x0$/.exec(address) ?? [];
    asked.push(`${name} ${width} ${accept.includes('avif') ? 'avif' : 'webp'}`);
  };
  return {
    asked,
    readPage,
    done: warmPictures({ readPage, prepare, untilIdle, signal: new AbortController().signal }),
  };
}

test('renders the first pictures of the home page and of the pages it links to, WebP before AVIF, the night last', async () => {
  const { asked, readPage, done } = warm();
  expect(await done).toBe(7);
  expect(asked).toEqual([
    'home 320 webp',
    'home 640 webp',
    'one 320 webp',
    'two 320 webp',
    'ulysses 320 webp',
    'ulysses 640 webp',
    'home 320 avif',
    'home 640 avif',
    'ulysses 320 avif',
    'ulysses 640 avif',
    'ulysses-night 320 webp',
    'ulysses-night 320 avif',
  ]);
  expect(readPage.mock.calls.flat()).toEqual(['/', '/hotels/ulysses', '/none']);
});

test('waits until the site has nothing else to do, before each', async () => {
  let turns = 0;
  const { asked, done } = warm(async () => {
    turns += 1;
    if (turns > 3) throw new Error('stopped');
  });
  await expect(done).rejects.toThrow('stopped');
  expect(asked).toEqual(['home 320 webp', 'home 640 webp']);
});
