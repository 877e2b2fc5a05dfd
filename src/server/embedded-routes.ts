import type { IncomingMessage, ServerResponse } from 'node:http';
import { setClientAddress } from '#services/client-address.ts';
import { fixedHeaders } from './security-headers.ts';
import type { EmbeddedServices } from './start-embedded.ts';
import { forwardedAddress } from './visitor-address.ts';

/**
 * Answers under `/_services/<name>/…` with the embedded service of that name, which does not see this part of the path.
 * `address` is the network address that asks.
 */
export function embeddedRoutes(embedded: EmbeddedServices): (request: Request, address: string) => Promise<Response> {
  const { eventFrame, ...others } = embedded;
  const mounted = new Map(Object.entries({ ...others, 'event-frame': eventFrame }));
  return async (request, address) => {
    const url = new URL(request.url);
    const [, name = '', path = '/'] = /^\/_services\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const service = mounted.get(name);
    if (!service) return Response.json({ error: `There is no embedded service '${name}'` }, { status: 404 });
    url.pathname = path;
    const forwarded = new Request(url, request);
    setClientAddress(forwarded, address);
    return service.fetch(forwarded);
  };
}

/** Answers a request at Node's own server; false where it did nothing. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const commercePrefix = '/_services/commerce';

/**
 * Answers requests to the embedded shop's API at Node's own request, before a web Request is made of it; false where the
 * routes above are to answer.
 */
export function embeddedShopAtNode(
  commerce: EmbeddedServices['commerce'],
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: number },
): NodeHandler {
  const headers = Object.entries(fixedHeaders(publicUrl)).flat();
  return (request, response) => {
    if (!commerce || !request.url?.startsWith(`${commercePrefix}/`)) return false;
    const path = request.url.slice(commercePrefix.length).replace(/\?.*$/, '');
    const forwarded = request.headers['x-forwarded-for'];
    const named = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const address = forwardedAddress(request.socket.remoteAddress ?? 'unknown', named, trustProxy);
    return commerce.answerAtNode({ request, response, path, address, headers });
  };
}
