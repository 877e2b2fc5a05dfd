import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest that one page may take to render, in ms. */
const renderTimeout = 10_000;

/**
 * Renders to the end, so that the page can be stored, hashed and compressed as one piece: bytes of UTF-8.
 *
 * Rejects when the page around the sections throws, or when it takes longer than ten seconds. A section that throws is
 * left out of the page; `onError` gets the error. The buffer has memory of its own, which can be given back.
 */
export function renderDocument(
  element: React.ReactNode,
  onError: (error: unknown) => void,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(joined(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Large boundaries would be moved to the end behind inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => abort(new Error(`the page took longer than ${renderTimeout} ms`)), renderTimeout);
  });
}

/**
 * One buffer of the chunks, which are taken out of the list: the list lives until V8's next full collection of garbage,
 * and V8 begins one sooner when more memory outside its heap is held.
 */
function joined(chunks: Buffer[]): Buffer<ArrayBuffer> {
  // Memory that Node allocates, as for `Buffer.concat`, cannot be given back.
  const whole = Buffer.from(new ArrayBuffer(chunks.reduce((length, chunk) => length + chunk.length, 0)));
  let end = 0;
  for (const chunk of chunks.splice(0)) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}

/**
 * Puts an inline style, the page's stylesheet, an inline script and `more` HTML at the end of the head. Throws when the
 * document has no head. The browser's part of the application reads the parts of the stylesheet from its address
 * (`part-styles.ts`).
 */
export function insertIntoHead(
  html: Buffer,
  { sheet, style, script, more = '' }: { sheet: string | null; style: string; script: string; more?: string },
): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('insertIntoHead: the document has no head');
  const link = sheet === null ? '' : `<link rel="stylesheet" href="${sheet}">`;
  const inserted = Buffer.from(`<style>${style}</style>${link}<script>${script}</script>${more}`);
  return Buffer.concat([html.subarray(0, end), inserted, html.subarray(end)]);
}
