import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { parseImagePath } from '#services/images/image-path.ts';
import { avifWidths } from '#services/images/listed-sizes.ts';
import { imageUrl, pictureWidths } from '#ui/image-url.ts';
import { asset, assetPath } from './asset.ts';

const artwork = new URL('./artwork/', import.meta.url);
const drawings = readdirSync(artwork, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg') && !file.endsWith('-motion.svg'))
  .map((file) => file.slice(0, -'.svg'.length));

test.each(drawings)('the drawing %s has an address that says its size', (name) => {
  const value = asset(name, 'A drawing');
  expect(value.filename).toMatch(/^\/f\/1001\/\d+x\d+\/[0-9a-f]{10}\/[a-z0-9-]+\.png$/);
  expect(intrinsicSize(value.filename)).toEqual({ width: assetPath(name).width, height: assetPath(name).height });
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
  const preview = expect.stringMatching(/^[A-Za-z0-9+/]{40,340}={0,2}$/);
  expect(value.meta_data, 'run npm run generate:artwork').toEqual({
    color: colour,
    preview,
    left: colour,
    right: colour,
    foot: colour,
    ...(value.meta_data?.motion ? { motion: expect.stringMatching(/^\/f\/1001\/.*-motion\.svg$/) } : {}),
  });
});

test('the addresses that the site writes are ones that the image service reads', () => {
  const filename = '/f/1001/2400x1600/0a1b2c3d4e/siren-lobby.png';
  const url = imageUrl(filename, { width: 1200, height: 630, focus: '10x20:30x40', format: 'jpeg' });
  expect(parseImagePath(url).transform).toMatchObject({
    width: 1200,
    height: 630,
    filters: { focal: { left: 10, top: 20, right: 30, bottom: 40 }, format: 'jpeg' },
  });
  expect([...avifWidths]).toEqual([...pictureWidths]);
});

test('an unknown name names its nearest', () => {
  const [first = ''] = drawings;
  expect(() => asset(`${first}x`, 'A drawing')).toThrow(first);
});

test('wants alternative text unless the picture is decorative', () => {
  const [first = ''] = drawings;
  expect(() => asset(first, ' ')).toThrow('alt is empty');
  expect(asset(first, '', { decorative: true }).alt).toBe('');
});

test.each(['10x10', '20x20:10x30', '0x0:99999x10'])('refuses the focus %s', (focus) => {
  const [first = ''] = drawings;
  expect(() => asset(first, 'A drawing', { focus })).toThrow('focus');
});

test('keeps what it is told', () => {
  const [first = ''] = drawings;
  const value = asset(first, 'A door', { focus: '1x2:3x4', title: 'The door', copyright: 'ash' });
  expect(value).toMatchObject({ alt: 'A door', focus: '1x2:3x4', title: 'The door', copyright: 'ash' });
});
