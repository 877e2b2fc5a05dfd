import { createHash } from 'node:crypto';
import type { HttpService } from '#services/http-service.ts';
import { bookedPage, bookingPage, bookingScript, bookingStyle } from './booking-page.ts';

/** The longest form that is read, in bytes. */
const maxFormBytes = 4096;

/**
 * Stands in for a ticket seller whose booking window is shown in a frame: `GET /{occasion}` is the window, `POST`
 * answers it. It sends its height to the page around it, and stores nothing.
 */
export function createEventFrameService(): HttpService {
  return {
    async fetch(request) {
      const [, slug] = /^\/([a-z0-9-]{1,80})$/.exec(new URL(request.url).pathname) ?? [];
      if (slug === undefined) return document('There is no such occasion.', 404);
      const occasion = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
      if (request.method === 'POST') return answer(request, occasion);
      if (request.method !== 'GET' && request.method !== 'HEAD') return document('Not allowed', 405);
      return document(bookingPage(occasion), 200);
    },
    close: async () => {},
  };
}

async function answer(request: Request, occasion: string): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? maxFormBytes + 1) > maxFormBytes) {
    return document('That is too long.', 413);
  }
  const form = new URLSearchParams(await request.text());
  const read = (name: string) => form.get(name)?.trim().slice(0, 100) ?? '';
  return document(bookedPage(occasion, { day: read('day'), places: read('places'), name: read('name') }), 200);
}

function document(html: string, status: number): Response {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${hash(bookingStyle)}`,
        `script-src ${hash(bookingScript)}`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  });
}
