import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworkPath, openArtworkLibrary } from './artwork-library.ts';
import { createImageService, type ImageService } from './image-service.ts';
import { createRenderer } from './rendering/renderer.ts';

const window = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">
<defs><pattern id="p" width="9" height="9"><rect width="4" height="4" fill="#00ff00"/></pattern></defs>
<rect width="600" height="400" fill="#5C1620"/><rect x="300" width="300" height="400" fill="#eec2ae"/></svg>`;

const root = await mkdtemp(join(tmpdir(), 'images-'));
const artworkDir = join(root, 'artwork');
const renderer = createRenderer();
let service: ImageService;
let address: string;

beforeAll(async () => {
  await mkdir(join(artworkDir, 'peter-and-paul'), { recursive: true });
  await writeFile(join(artworkDir, 'peter-and-paul', 'nave.svg'), window);
  const artwork = openArtworkLibrary(artworkDir).byName('peter-and-paul/nave');
  address = artwork ? artworkPath(artwork) : '';
  service = createImageService({ artworkDir, renderer, cacheDir: join(root, 'cache') });
});
afterAll(async () => {
  await service.close();
  await renderer.close();
  await rm(root, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.fetch(new Request(`http://site.example${path}`, { headers, method }));
const picture = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer()));
const pixel = async (response: Response, left: number, top: number) => {
  const { data } = await (await picture(response))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};
const red = [0x5c, 0x16, 0x20];
const blush = [0xee, 0xc2, 0xae];

test('knows a drawing by its address', () => {
  expect(address).toMatch(/^\/f\/1001\/600x400\/[0-9a-f]{10}\/peter-and-paul-nave\.png$/);
  expect(openArtworkLibrary(artworkDir).byFileName('peter-and-paul-nave')?.color).toBe('#5c1620');
});

test('serves the rasterised original', async () => {
  const response = await get(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const about = await (await picture(response)).metadata();
  expect([about.format, about.width, about.height]).toEqual(['png', 600, 400]);
});

test('passes the vector through, in a sandbox', async () => {
  const response = await get(`${address.replace('.png', '.svg')}/m/100x0`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await response.text()).toBe(window);
});

test.each([
  ['image/webp,*/*', 'webp'],
  ['image/png,*/*', 'png'],
  ['image/webp;q=0,*/*', 'png'],
  ['', 'png'],
])('answers Accept %j with %s', async (accept, format) => {
  const response = await get(`${address}/m/320x0`, { accept });
  expect(response.headers.get('vary')).toBe('Accept');
  const about = await (await picture(response)).metadata();
  expect([about.format, about.width, about.height]).toEqual([format, 320, 213]);
});

test('sends WebP while the AVIF is being made, then the AVIF', async () => {
  const accept = { accept: 'image/avif,image/webp,*/*' };
  const first = await get(`${address}/m/480x0`, accept);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  await service.idle();
  const second = await get(`${address}/m/480x0`, accept);
  expect(second.headers.get('content-type')).toBe('image/avif');
  expect(second.headers.get('cache-control')).toContain('immutable');
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  expect((await (await picture(second)).metadata()).compression).toBe('av1');
});

test('makes the next listed size in place of one that the site does not ask for, and that one once', async () => {
  const [asked, listed] = await Promise.all(['101x0', '128x0'].map((size) => get(`${address}/m/${size}`)));
  expect((await (await picture(asked as Response)).metadata()).width).toBe(128);
  expect(asked?.headers.get('etag')).toBe(listed?.headers.get('etag'));
});

test('makes no AVIF but at the widths of the pages', async () => {
  const response = await get(`${address}/m/128x0`, { accept: 'image/avif,image/webp' });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const named = await get(`${address}/m/128x0/filters:format(avif)`);
  expect(named.status).toBe(400);
  expect(await named.json()).toEqual({ error: expect.stringContaining('320, 480') });
});

test('prepares a picture for whoever asks for it next', async () => {
  await service.prepare(`${address}/m/560x0`, 'image/webp');
  await service.prepare(`${address}/m/320x213`, 'image/avif,image/webp');
  const second = await get(`${address}/m/320x213`, { accept: 'image/avif,image/webp' });
  expect(second.headers.get('content-type')).toBe('image/avif');
  await service.prepare('/f/1001/600x400/0a/none-such.png/m/320x0', 'image/webp');
});

test('a named format does not vary', async () => {
  const response = await get(`${address}/m/320x0/filters:format(jpeg)`, { accept: 'image/webp' });
  expect(response.headers.get('vary')).toBeNull();
  expect(response.headers.get('content-type')).toBe('image/jpeg');
});

test.each([
  ['128x128/filters:format(png)', 20, 60, red],
  ['128x128/filters:format(png)', 108, 60, blush],
  ['-128x128/filters:format(png)', 20, 60, blush],
  ['128x128/filters:focal(0x0:10x10):format(png)', 86, 60, red],
  ['128x128/filters:focal(590x0:600x10):format(png)', 42, 60, blush],
  ['300x0:600x400/128x0/filters:format(png)', 5, 60, blush],
  ['fit-in/128x128/filters:fill(0000ff):format(png)', 60, 4, [0, 0, 255]],
  ['128x0/filters:rotate(180):format(png)', 20, 40, blush],
  ['128x0/filters:round_corner(20,0,255,0):format(png)', 0, 0, [0, 255, 0]],
  ['128x0/filters:round_corner(20,0,255,0):format(png)', 40, 40, red],
  ['128x0/filters:brightness(100):format(png)', 40, 40, [255, 255, 255]],
])('draws %s', async (rest, left, top, expected) => {
  expect(await pixel(await get(`${address}/m/${rest}`), left, top)).toEqual(expected);
});

test('rotates, takes the colour away and softens', async () => {
  const turned = await (await picture(await get(`${address}/m/128x0/filters:rotate(90):format(png)`))).metadata();
  expect([turned.width, turned.height]).toEqual([85, 128]);
  const [r, g, b] = await pixel(await get(`${address}/m/128x0/filters:grayscale():format(webp)`), 10, 10);
  expect([r, b]).toEqual([g, g]);
  const soft = await pixel(await get(`${address}/m/128x0/filters:blur(8):format(png)`), 62, 40);
  expect(soft[0]).toBeGreaterThan(0x5c);
  expect(soft[0]).toBeLessThan(0xee);
});

test('answers 304 to the current ETag, and 200 to an old one', async () => {
  const etag = (await get(`${address}/m/320x0`)).headers.get('etag') ?? '';
  const again = await get(`${address}/m/320x0`, { 'if-none-match': `"old", W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get(`${address}/m/320x0`, { 'if-none-match': '"old"' })).status).toBe(200);
});

test('sends a drawing of today for yesterday’s address, for a short while', async () => {
  const response = await get(`${address.replace(/x400\/[0-9a-f]+/, 'x400/0123456789')}/m/320x0`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

test('answers HEAD without a body, and nothing but GET and HEAD', async () => {
  const head = await get(`${address}/m/320x0`, {}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'image/png']);
  expect((await get(address, {}, 'POST')).status).toBe(405);
});

test.each([
  [400, '/m/wide', "'wide'"],
  [400, '/m/0x0:1x400/4000x0', 'over 4000'],
  [400, '/m/700x0:800x400', 'outside'],
])('answers %i for %s', async (status, rest, reason) => {
  const response = await get(address + rest);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) });
});

test.each([
  ['an unknown drawing', '/f/1001/600x400/0123456789/peter-and-paul-crypt.png', 'peter-and-paul-crypt'],
  ['another space', '/f/1002/600x400/0123456789/peter-and-paul-nave.png', 'space 1002'],
  ['another extension', '/f/1001/600x400/0123456789/peter-and-paul-nave.gif', 'gif'],
  ['a path outside', '/f/1001/600x400/0123456789/..%2F..%2Fpeter-nave.png', ''],
])('answers 404 or 400 for %s', async (_, path, reason) => {
  const response = await get(path);
  expect([400, 404]).toContain(response.status);
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) });
});

test('shows a drawing that changes while the service runs', async () => {
  await writeFile(join(artworkDir, 'peter-and-paul', 'door.svg'), window);
  const door = '/f/1001/600x400/0123456789/peter-and-paul-door.png/m/60x0/filters:format(png)';
  expect(await pixel(await get(door), 10, 10)).toEqual(red);
  await writeFile(join(artworkDir, 'peter-and-paul', 'door.svg'), window.replaceAll('#5C1620', '#22307a'));
  expect(await pixel(await get(door), 10, 10)).toEqual([0x22, 0x30, 0x7a]);
});

test('makes a picture once for all who ask at the same time', async () => {
  const path = `${address}/m/333x0/filters:format(png)`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)));
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('hex')),
  );
  expect(new Set(bodies).size).toBe(1);
});
