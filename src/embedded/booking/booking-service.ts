import { engineParameters, type StayField } from '#protocol/booking/booking-engine.ts';
import type { HttpService } from '#services/http-service.ts';
import { type EngineName, enginePage } from './engine-page.ts';

/** Nothing is booked and nothing is stored: the demonstration ends here. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * The demonstration's booking engines: `/synxis`, `/cendyn` and `/other` read an address as the vendor of that name
 * would, and show the stay that it asks for.
 */
export function createBookingService(): HttpService {
  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const engine = pathname.replace(/^\/|\/$/g, '');
      if (!isEngine(engine)) return Response.json({ error: `There is no booking engine '${engine}'` }, { status: 404 });
      return new Response(await enginePage(engine, requestedStay(engine, searchParams)), { headers });
    },
    async close() {},
  };
}

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(engineParameters, name);
}

/** What an address asks for: the parts of the stay that this engine knows by name, and everything else as ids. */
function requestedStay(engine: EngineName, query: URLSearchParams) {
  const names = engineParameters[engine];
  const fields = Object.keys(names) as StayField[];
  const known = new Set<string>(Object.values(names));
  return {
    stay: Object.fromEntries(fields.map((field) => [field, query.get(names[field]) ?? ''])) as Record<
      StayField,
      string
    >,
    ids: [...query].filter(([name]) => !known.has(name)),
  };
}
