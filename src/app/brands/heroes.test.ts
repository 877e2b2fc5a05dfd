import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Blocks } from '#blocks/registry/schemas.ts';
import { mix, scrimOver } from '#blocks/sections/hotel-hero/scrim.server.ts';
import { contentSeed } from '#content/seed.ts';
import { openArtworkLibrary } from '#services/images/artwork-library.ts';
import { contrast } from '#ui/contrast.ts';
import { deepColours } from '../seo/theme-colours.ts';
import { placeAmong } from './place-among.ts';
import { storyStyle } from './story-style.server.ts';

const library = openArtworkLibrary(fileURLToPath(new URL('../../../content/artwork', import.meta.url)));
const { stories } = contentSeed(new Date('2027-03-09T15:00:00Z'));

/** The heroes whose words lie on the picture itself, with what lies between. */
const heroes = stories.flatMap(({ full_slug, content }) => {
  const { body } = content as { body?: unknown };
  return (Array.isArray(body) ? (body as Blocks['hotel_hero'][]) : [])
    .filter(({ component }) => component === 'hotel_hero')
    .flatMap((hero) => {
      const path = full_slug === 'home' ? '/' : `/${full_slug}`;
      const deep = deepColours(storyStyle(path, placeAmong(stories, path), content));
      const scrim = scrimOver(hero, deep);
      return scrim === null ? [] : [{ path: full_slug, hero, deep, scrim }];
    });
});

test('there are such heroes, and others that keep their plate', () => {
  expect(heroes.map(({ path }) => path)).toContain('home');
  expect(heroes.map(({ path }) => path)).not.toContain('hotels/peter-and-paul');
});

/** Windows of a computer and of a tablet, as width by height of the picture in them. */
const frames: [number, number][] = [
  [1440, 780],
  [1920, 960],
  [960, 900],
];

describe.each(heroes)('the words on the picture of $path', ({ hero, deep, scrim }) => {
  test.each(frames)('reach 4.5:1 in a frame of %d × %d', async (width, height) => {
    const name = /\/([a-z0-9-]+)\.png$/.exec(hero.media.filename)?.[1] ?? '';
    const drawing = library.byFileName(name);
    const words = { width: Math.round(Math.min(width * 0.45, 640)), height: Math.round(height * 0.55) };
    const { data, info } = await sharp(drawing?.svg)
      .resize(width, height, { fit: 'cover' })
      .extract({
        left: hero.align === 'end' ? width - words.width : 0,
        top: height - words.height,
        ...words,
      })
      // The focus that the styles take away.
      .blur(5)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A drawing has few colours: each is judged once.
    const judged = new Map<string, boolean>();
    let unreadable = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = `#${data.toString('hex', at, at + 3)}`;
      let readable = judged.get(ground);
      if (readable === undefined) {
        readable = (contrast(mix(deep.background, ground, scrim / 100), deep.text) ?? 0) >= 4.5;
        judged.set(ground, readable);
      }
      if (!readable) unreadable += 1;
    }
    expect(unreadable / (info.width * info.height)).toBeLessThan(0.01);
  });
});
