import { setClientAddress } from '#services/client-address.ts';
import type { EmbeddedServices } from './start-embedded.ts';

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
