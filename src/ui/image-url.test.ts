import { describe, expect, test } from 'vitest';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { imageUrl, mediaKind, objectPosition, widthsFor } from './image-url.ts';

const lobby = '/f/1001/2400x1600/0a1b2c3d4e/siren-lobby.png';

test.each([
  ['a width', { width: 640 }, `${lobby}/m/640x0`],
  ['a width and a height', { width: 1200, height: 630 }, `${lobby}/m/1200x630`],
  [
    'a focus, where the picture is cropped',
    { width: 320, height: 320, focus: '10x20:30x40' },
    `${lobby}/m/320x320/filters:focal(10x20:30x40)`,
  ],
  ['no focus, where it is not cropped', { width: 320, focus: '10x20:30x40' }, `${lobby}/m/320x0`],
  ['no empty focus', { width: 320, height: 200, focus: '' }, `${lobby}/m/320x200`],
  ['a format', { width: 828, format: 'jpeg' as const }, `${lobby}/m/828x0/filters:format(jpeg)`],
  [
    'a focus and a format',
    { width: 8, height: 8, focus: '1x1:2x2', format: 'webp' as const },
    `${lobby}/m/8x8/filters:focal(1x1:2x2):format(webp)`,
  ],
  ['never above the original', { width: 2560 }, `${lobby}/m/2400x0`],
  ['never above the original, in proportion', { width: 3200, height: 3200 }, `${lobby}/m/1600x1600`],
  ['the original size', { width: 0 }, `${lobby}/m/`],
])('imageUrl writes %s', (_, options, expected) => {
  expect(imageUrl(lobby, options)).toBe(expected);
});

test.each([
  ['a vendor address by its path', `https://a.storyblok.com${lobby}`, `${lobby}/m/320x0`],
  ['a vendor address of another region', `https://a-us.storyblok.com${lobby}`, `${lobby}/m/320x0`],
  ['a vendor address without a scheme', `//a.storyblok.com${lobby}`, `${lobby}/m/320x0`],
  ['a vector picture as it is', '/f/1001/80x20/aa/marks-ash.svg', '/f/1001/80x20/aa/marks-ash.svg'],
  ['a GIF as it is', '/f/1001/80x20/aa/marks-ash.gif', '/f/1001/80x20/aa/marks-ash.gif'],
  ['another host as it is', 'https://pictures.example/f/1/a.png', 'https://pictures.example/f/1/a.png'],
  ['an absolute address of any image service by its path', `https://ash.example${lobby}`, `${lobby}/m/320x0`],
  ['a film as it is', '/f/1001/aa/tour.mp4', '/f/1001/aa/tour.mp4'],
  ['nothing as nothing', '', ''],
])('imageUrl leaves %s', (_, filename, expected) => {
  expect(imageUrl(filename, { width: 320 })).toBe(expected);
});

test.each([
  [lobby, [320, 480, 640, 828, 1080, 1440, 1920, 2400]],
  ['/f/1/1080x600/a/b.png', [320, 480, 640, 828, 1080]],
  ['/f/1/100x100/a/b.png', [100]],
  ['/f/1/5000x100/a/b.png', [320, 480, 640, 828, 1080, 1440, 1920, 2560]],
])('widthsFor(%s)', (filename, expected) => {
  expect(widthsFor(filename)).toEqual(expected);
});

test.each([
  [lobby, { width: 2400, height: 1600 }],
  ['https://a.storyblok.com/f/88/1200x800/ff/x.jpg', { width: 1200, height: 800 }],
  ['/f/88/x/ff/film.mp4', null],
  ['/f/88/0x0/ff/mark.svg', null],
])('intrinsicSize(%s)', (filename, expected) => {
  expect(intrinsicSize(filename)).toEqual(expected);
});

describe('mediaKind', () => {
  test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'JPG'])('takes .%s for an image', (extension) => {
    expect(mediaKind(`/f/1/x.y.${extension}?cv=1`)).toBe('image');
  });
  test.each(['mp4', 'ogg', 'mov', 'wmv', 'avi', 'avchd', 'webm', 'html5'])('takes .%s for a film', (extension) => {
    expect(mediaKind(`/f/1/x.${extension}`)).toBe('video');
  });
  test.each(['menu.pdf', 'png', '', 'archive.png.zip'])('takes %j for a download', (filename) => {
    expect(mediaKind(filename)).toBe('download');
  });
});

test.each([
  ['600x400:600x400', '25% 25%'],
  ['0x0:2400x1600', '50% 50%'],
  ['1200x800:2400x1600', '75% 75%'],
  ['9000x9000:9999x9999', '100% 100%'],
  ['', '50% 50%'],
  [null, '50% 50%'],
])('objectPosition(%j)', (focus, expected) => {
  expect(objectPosition(focus, { width: 2400, height: 1600 })).toBe(expected);
});

test('objectPosition without a size is the centre', () => {
  expect(objectPosition('1x1:2x2', null)).toBe('50% 50%');
});
