import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { compressed, giveBack, gzipped } from '#cache/compress-page.ts';

/** Shorter answers are sent as they are, in bytes. */
const leastBytes = 1_024;

/**
 * A page compressed as one piece, as far as the client takes it: Brotli, else gzip. Hono's own middleware sends it through
 * streams, which takes as much of the processor as half of a page's rendering, and knows no Brotli.
 */
export async function compressAnswer(response: Response, accepted: string | null): Promise<Response> {
  const { status, headers } = response;
  const type = headers.get('Content-Type');
  if (!type || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || headers.has('Content-Encoding')) return response;
  if (/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = accepted === null ? null : encodingFor(accepted);
  if (encoding === null || response.body === null || status === 206) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.length < leastBytes) return new Response(body, { status, headers });
  const short = await (encoding === 'br' ? compressed : gzipped)(body, 'quick');
  giveBack(body);
  headers.delete('Content-Length');
  headers.set('Content-Encoding', encoding);
  return new Response(short, { status, headers });
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const named = parseAccept(accepted).filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((encoding) => named.some(({ type }) => type === encoding)) ?? null;
}
