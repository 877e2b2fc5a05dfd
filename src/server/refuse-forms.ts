import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFormPost } from './form-posts.ts';
import type { RefusalPace } from './refusal-pace.ts';
import { fixedHeaders } from './security-headers.ts';
import { forwardedAddress } from './visitor-address.ts';

export type FormRefusalParts = {
  publicUrl: string;
  trustProxy: number;
  /** Whether so many forms of a visitor were refused that the next is not read. */
  isFlooding: (visitor: string) => boolean;
  /** Whether a form of this visitor can wait for its turn. */
  hasRoom: (visitor: string) => boolean;
  /** Called for each form that there was no room for. */
  noteRefusal: (visitor: string) => void;
  pace: RefusalPace;
};

type Refusal = { status: number; text: string; headers: Record<string, string> };

/** Bytes of a form that are still read when it is refused, so that its connection can be used again. */
const maxBodyBytes = 65_536;

/**
 * Refuses forms before anything else looks at them, with a fixed answer and at an even pace: those of visitors that send
 * too many (429), and those that there is no time for (503). Where too many of them wait for that already, the connection
 * is cut. The function answers whether it has dealt with a request.
 */
export function createFormRefusal(parts: FormRefusalParts) {
  const { publicUrl, trustProxy, isFlooding, hasRoom, noteRefusal, pace } = parts;
  const [tooMany, busy] = [tooManyRefusal(publicUrl), busyRefusal(publicUrl)];

  function refusalOf(visitor: string): Refusal | null {
    if (isFlooding(visitor)) return tooMany;
    if (hasRoom(visitor)) return null;
    noteRefusal(visitor);
    return busy;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isFormPost(request.method, request.url?.split('?', 1)[0] ?? '/')) return false;
    const refusal = refusalOf(addressOf(request, trustProxy));
    if (refusal === null) return false;
    void pace().then((mayLeave) => {
      if (!mayLeave) return request.socket.destroy();
      // The rest of a short form is read and thrown away; a long one ends with its connection.
      if (!(Number(request.headers['content-length']) <= maxBodyBytes)) response.setHeader('Connection', 'close');
      return response.writeHead(refusal.status, refusal.headers).end(refusal.text);
    });
    return true;
  };
}

/** For visitors that send too many forms. */
function tooManyRefusal(publicUrl: string): Refusal {
  const text = 'Too many forms were sent from your connection. Go back and try again in ten minutes.';
  return { status: 429, text, headers: headersOf(publicUrl, text, 600) };
}

/** For forms that there is no time for. */
export function busyRefusal(publicUrl: string): Refusal {
  const text = 'The site has no time for this form now. Go back and send it again in a minute.';
  return { status: 503, text, headers: headersOf(publicUrl, text, 60) };
}

function headersOf(publicUrl: string, text: string, retryAfter: number): Record<string, string> {
  return {
    ...fixedHeaders(publicUrl),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  };
}

function addressOf(request: IncomingMessage, trustProxy: number): string {
  const forwarded = request.headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join() : forwarded;
  return forwardedAddress(request.socket.remoteAddress ?? 'unknown', list, trustProxy);
}
