import { cacheControl } from '#protocol/cache-times.ts';
import type { Artwork } from './artwork-library.ts';
import type { HostedPicture } from './hosted-pictures.ts';

/** What is drawn in SVG may hold scripts: it is shown where none run. */
export const scriptlessPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A drawing as it was drawn. */
export function vector(request: Request, artwork: Artwork, storedFor: string): Response {
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': storedFor,
    ETag: `"${artwork.hash}.svg"`,
    'Content-Security-Policy': scriptlessPolicy,
    'X-Content-Type-Options': 'nosniff',
  };
  return isCurrent(request, headers.ETag) ? new Response(null, { status: 304, headers }) : body(artwork.svg, headers);
}

/** A vendor's original as it is. */
export async function untouched(request: Request, { key, bytes, format }: HostedPicture): Promise<Response> {
  const headers = {
    'Content-Type': format === 'svg' ? 'image/svg+xml' : `image/${format}`,
    'Cache-Control': cacheControl.immutable,
    ETag: `"${key}"`,
    'Content-Security-Policy': scriptlessPolicy,
    'X-Content-Type-Options': 'nosniff',
  };
  if (isCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return body(await bytes(), headers);
}

/** Bytes with their length, under the given headers. */
export function body(bytes: Buffer, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}

/** Whether the browser has what this ETag stands for already. */
export function isCurrent(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** What went wrong, as JSON that is not stored. */
export function problem(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
