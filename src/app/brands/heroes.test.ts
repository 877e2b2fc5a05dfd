import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Blocks } from '#blocks/registry/schemas.ts';
import { heroScrim, mix, nightHero } from '#blocks/sections/hotel-hero/scrim.server.ts';
import { artworkOf } from '#content/asset.ts';
import { contentSeed } from '#content/seed.ts';
import { contrast } from '#protocol/contrast.ts';
import { openArtworkLibrary } from '#services/images/artwork-library.ts';
import { objectPosition } from '#ui/image-url.ts';
import { deepColours } from '../seo/theme-colours.ts';
import { placeAmong } from './place-among.ts';
import { storyStyle } from './story-style.server.ts';

const library = openArtworkLibrary(fileURLToPath(new URL('../../../content/artwork', import.meta.url)));
const { stories } = contentSeed(new Date('2027-03-09T15:00:00Z'));

/** The heroes whose words lie on the picture itself, with what lies between, by day and at night. */
const heroes = stories.flatMap(({ full_slug, content }) => {
  const { body } = content as { body?: unknown };
  return (Array.isArray(body) ? (body as Blocks['hotel_hero'][]) : [])
    .filter(({ component }) => component === 'hotel_hero')
    .flatMap((hero) => {
      const path = full_slug === 'home' ? '/' : `/${full_slug}`;
      const style = storyStyle(path, placeAmong(stories, path), content);
      const deep = { day: deepColours(style), night: deepColours(style, 'night') };
      const scrim = heroScrim(hero, deep);
      if (scrim === null) return [];
      const shown = { path: full_slug, align: hero.align };
      return [
        { ...shown, time: 'by day', media: hero.media, deep: deep.day, scrim: scrim.day },
        { ...shown, time: 'at night', media: nightHero(hero).media, deep: deep.night, scrim: scrim.night },
      ];
    });
});

test('the drawings with a calm dark sky carry their words, the others stand beside them', () => {
  expect([...new Set(heroes.map(({ path }) => path))].sort()).toEqual(['home', 'hotels/the-siren', 'hotels/ulysses']);
});

/** The frames that the styles give such a hero, as width by height: in windows of 1200, 1440 and 1920 px. */
const frames: [number, number][] = [
  [1200, 720],
  [1440, 832],
  [1920, 960],
];

/** What the browser shows of a drawing in a frame that it fills: its focal point decides what is cut. */
function visible(name: string, focus: string | null, width: number, height: number) {
  const drawing = library.byName(name);
  if (!drawing) throw new Error(`There is no drawing ${name}.`);
  const scale = Math.max(width / drawing.width, height / drawing.height);
  const whole = { width: Math.round(drawing.width * scale), height: Math.round(drawing.height * scale) };
  const [x = 50, y = 50] = (objectPosition(focus, drawing).match(/\d+/g) ?? []).map(Number);
  const left = Math.round(((whole.width - width) * x) / 100);
  const top = Math.round(((whole.height - height) * y) / 100);
  return { svg: drawing.svg, whole, left, top };
}

describe.each(heroes)('the words on the picture of $path $time', ({ media, align, deep, scrim }) => {
  test.each(frames)('reach 4.5:1 in a frame of %d × %d', async (width, height) => {
    const { svg, whole, left, top } = visible(artworkOf(media.filename), media.focus ?? null, width, height);
    const words = { width: Math.round(width * 0.36), height: Math.round(height * 0.66) };
    const { data, info } = await sharp(svg)
      .resize(whole)
      .extract({ left: left + (align === 'end' ? width - words.width : 0), top, ...words })
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
