import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createImageService } from './image-service.ts';
import { createRenderer } from './rendering/renderer.ts';

const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a03020' } })
  .jpeg()
  .toBuffer();
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>1</script></svg>');
const shopAddress = (url: string) => `/f/0/0x0/shop/${Buffer.from(url).toString('base64url')}.jpg`;

const renderer = createRenderer();
afterAll(() => renderer.close());

function serviceWith(answer: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: Parameters<typeof globalThis.fetch>[0]) => answer(String(url)));
  const report = vi.fn();
  const service = createImageService({
    renderer,
    artworkDir: join(import.meta.dirname, '../../../content/artwork'),
    cacheDir: mkdtempSync(join(tmpdir(), 'ash-hosted-')),
    hosted: {
      content: { origin: 'https://a.storyblok.com', space: 77 },
      commerce: ['https://cdn.shopify.com'],
    },
    fetch,
    report,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    service.fetch(new Request(`http://site${path}`, { headers }));
  return { get, fetch, report };
}
const pictureAnswer = () => new Response(new Uint8Array(photo));

describe('pictures of a hosted vendor', () => {
  it('are fetched once from the vendor’s own host, stored, and served at any size', async () => {
    const { get, fetch } = serviceWith(pictureAnswer);
    const path = '/f/77/600x400/0a1b2c/lobby.jpg';
    const small = await get(`${path}/m/300x0`, { Accept: 'image/webp' });
    expect(small.status).toBe(200);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 213 });
    expect((await get(`${path}/m/320x0`)).headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await (await get(path)).arrayBuffer())).toEqual(photo);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://a.storyblok.com/f/77/600x400/0a1b2c/lobby.jpg']);
  });

  it('are the shop’s, too, from its hosts alone', async () => {
    const { get, fetch } = serviceWith(pictureAnswer);
    expect((await get(shopAddress('https://cdn.shopify.com/s/mug.jpg?v=1'))).status).toBe(200);
    for (const url of [
      'https://evil.example/mug.jpg',
      'http://127.0.0.1/',
      'https://cdn.shopify.com.evil.example/x',
      'x',
    ]) {
      expect((await get(shopAddress(url))).status, url).toBe(404);
    }
    expect((await get('/f/78/600x400/0a1b2c/lobby.jpg')).status).toBe(404);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are never followed elsewhere, never waited for without end', async () => {
    const { get, fetch } = serviceWith(pictureAnswer);
    await get('/f/77/600x400/0a1b2c/lobby.jpg');
    expect(fetch.mock.calls[0]?.[1 as never]).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) });
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 }), 404],
    ['fails', () => new Response('', { status: 500 }), 502],
    ['does not answer', () => Promise.reject(new Error('no route')), 502],
    ['is no picture', () => new Response('<html>'), 502],
    ['is too large', () => new Response(new Uint8Array(26_000_000)), 502],
  ])('one that %s is an error that nobody keeps', async (_, answer, status) => {
    const { get, fetch } = serviceWith(answer);
    const response = await get('/f/77/600x400/0a1b2c/lobby.jpg/m/300x0');
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    await get('/f/77/600x400/0a1b2c/lobby.jpg/m/300x0');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('drawn in SVG is shown where no script runs', async () => {
    const { get } = serviceWith(() => new Response(new Uint8Array(drawing)));
    const response = await get('/f/77/10x10/0a1b2c/logo.svg/m/300x0');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});
