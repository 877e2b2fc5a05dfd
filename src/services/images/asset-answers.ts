import { cacheControl } from '#protocol/cache-times.ts';
import type { ImagePath } from './image-path.ts';
import { isCurrent, scriptlessPolicy } from './picture-answers.ts';
import type { StoredAsset } from './stored-assets.ts';

/** Answers with files of the library, whole or in part, and how long they may be stored (`assetLifetime`). */

/** A browser's own reader shows documents: it is part of the page that it makes of them. */
const documentPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Of a file that not everybody may see. */
export const privateAnswer = 'private, no-store';

/** How long an answer may be stored: under a former address, and of a private file, not for long. */
export function assetLifetime({ hash }: ImagePath, asset: StoredAsset): string {
  if (asset.isPrivate) return privateAnswer;
  return hash === asset.hash ? cacheControl.immutable : cacheControl.brief;
}

/** A file of the library as it is, or the part that `Range` names: players ask for films in parts. */
export function wholeAsset(request: Request, path: ImagePath, asset: StoredAsset): Response {
  const headers = {
    'Content-Type': asset.type,
    'Cache-Control': assetLifetime(path, asset),
    ETag: `"${asset.hash}"`,
    'Content-Security-Policy': asset.type === 'application/pdf' ? documentPolicy : scriptlessPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
  };
  if (isCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const part = request.headers.has('if-range') ? null : partOf(request.headers.get('range'), asset.size);
  if (part === 'outside') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${asset.size}` } });
  }
  const { from, to } = part ?? { from: 0, to: asset.size };
  return new Response(request.method === 'HEAD' ? null : asset.stream(from, to), {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(to - from),
      ...(part && { 'Content-Range': `bytes ${from}-${to - 1}/${asset.size}` }),
    },
  });
}

/** One range, `bytes=0-99`, `bytes=100-` or `bytes=-100`; null for none and for several, which are answered with the whole. */
function partOf(range: string | null, size: number): { from: number; to: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from < to ? { from, to } : 'outside';
}
