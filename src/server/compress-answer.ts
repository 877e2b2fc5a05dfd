import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { compressionLevels } from '#cache/compress-page.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter answers are sent as they are, in bytes. */
const leastBytes = 1_024;

/** Somebody waits for each answer. */
const levels = compressionLevels.quick;

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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = encoding === 'br' ? await brotli(body, { params }) : await zip(body, { level: levels.gzip });
  headers.delete('Content-Length');
  headers.set('Content-Encoding', encoding);
  return new Response(compressed, { status, headers });
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const named = parseAccept(accepted).filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((encoding) => named.some(({ type }) => type === encoding)) ?? null;
}
