import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createImageService } from './image-service.ts';
import { inspect } from './rendering/inspect.ts';
import { createRenderer } from './rendering/renderer.ts';
import type { StoredAsset } from './stored-assets.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'assets-'));
const renderer = createRenderer();
/** Files by the hash in their address; `former` leads to `photo`. */
const files = new Map<string, StoredAsset>();
const service = createImageService({
  artworkDir: join(import.meta.dirname, '../../../content/artwork'),
  cacheDir,
  renderer,
  findAsset: async ({ hash }) => files.get(hash) ?? null,
});
afterAll(async () => {
  await service.close();
  await renderer.close();
  rmSync(cacheDir, { recursive: true });
});

function keep(hash: string, bytes: Buffer, about: Partial<StoredAsset>): void {
  files.set(hash, {
    ...{ hash, name: 'file', type: 'image/jpeg', size: bytes.length, width: 0, height: 0, isPrivate: false },
    bytes: async () => bytes,
    stream: (from, to) => new Blob([new Uint8Array(bytes.subarray(from, to))]).stream(),
    ...about,
  });
}
const get = (path: string, headers: Record<string, string> = {}) =>
  service.fetch(new Request(`http://site${path}`, { headers }));

test('a picture is rendered at the sizes of the site, upright, and again when its file is another one', async () => {
  // A camera held upright: the pixels lie on their side.
  const camera = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a04020' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await inspect(camera)).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
  keep('photo', camera, { width: 400, height: 600 });
  const answer = await get('/f/1001/400x600/photo/lamp.jpg/m/320x0', { accept: 'image/webp' });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([size.width, size.height]).toEqual([320, 480]);
  // Under a former address it is the same picture, but not for a year.
  keep('former', camera, { hash: 'photo', width: 400, height: 600 });
  const former = await get('/f/1001/400x600/former/lamp.jpg/m/320x0', { accept: 'image/webp' });
  expect(former.headers.get('etag')).toBe(answer.headers.get('etag'));
  expect(former.headers.get('cache-control')).toBe('public, max-age=60');
  keep('photo', camera, { hash: 'other', width: 400, height: 600 });
  const next = await get('/f/1001/400x600/photo/lamp.jpg/m/320x0', { accept: 'image/webp' });
  expect(next.headers.get('etag')).not.toBe(answer.headers.get('etag'));
});

test('a drawing runs nothing, a document is read, and nobody guesses what they are', async () => {
  keep('mark', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    type: 'image/svg+xml',
    width: 9,
    height: 9,
  });
  const drawing = await get('/f/1001/9x9/mark/mark.svg/m/320x0');
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
  expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
  keep('menu', Buffer.from('%PDF-1.7'), { type: 'application/pdf' });
  const document = await get('/f/1001/x/menu/menu.pdf');
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(document.headers.get('content-security-policy')).not.toContain('sandbox');
  keep('secret', Buffer.from('%PDF-1.7'), { type: 'application/pdf', isPrivate: true });
  expect((await get('/f/1001/x/secret/contract.pdf')).headers.get('cache-control')).toBe('private, no-store');
  expect((await get('/f/1001/x/none/none.pdf')).status).toBe(404);
});

test('a film is sent in the parts that a player asks for', async () => {
  keep('film', Buffer.from('0123456789'), { type: 'video/mp4' });
  const part = async (range: string) => {
    const answer = await get('/f/1001/x/film/bar.mp4', { range });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=3-99')).toEqual([206, 'bytes 3-9/10', '3456789']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect(await part('bytes=0-1,4-5')).toEqual([200, null, '0123456789']);
});
