import type { Logger } from 'pino';
import type { Site } from '#app/context.ts';

/** Longest that the style, or a source it names, may take, in ms. */
const timeLimitMs = 4_000;
/** How long what was read stands, and how long a failure does, in ms. */
const styleMaxAgeMs = 3_600_000;
const failureMaxAgeMs = 60_000;

type Style = {
  sprite?: unknown;
  glyphs?: unknown;
  sources?: Record<string, { url?: unknown; tiles?: unknown; data?: unknown }>;
};

/**
 * The street map that guides offer (`MAP_STYLE_URL`). The style is read here once an hour, for the origins that a page's
 * policy must allow: its own, and those of its sources, tiles, letters and signs. A style that cannot be read is logged,
 * and the pages stay with their drawn map.
 */
export function openStreetMap(
  url: string | null,
  logger: Pick<Logger, 'warn'>,
  { fetch = globalThis.fetch, now = Date.now }: { fetch?: typeof globalThis.fetch; now?: () => number } = {},
): Site['streetMap'] {
  if (url === null) return async () => null;
  let reading: ReturnType<Site['streetMap']> | null = null;
  let until = 0;
  return () => {
    if (reading && now() < until) return reading;
    until = now() + styleMaxAgeMs;
    reading = originsOf(url, fetch)
      .then((origins) => ({ url, origins }))
      .catch((error: unknown) => {
        until = now() + failureMaxAgeMs;
        logger.warn({ event: 'map_style_not_read', url, error });
        return null;
      });
    return reading;
  };
}

async function originsOf(url: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const style = await readJson<Style>(url, fetch);
  const sources = Object.values(style.sources ?? {});
  const described = sources.flatMap(({ url: tileJson }) => addressesIn([tileJson], url));
  const descriptions = await Promise.all(
    described.map(async (address) => ({ address, tiles: (await readJson<{ tiles?: unknown }>(address, fetch)).tiles })),
  );
  const addresses = [
    url,
    ...described,
    ...addressesIn([style.glyphs, style.sprite, ...sources.flatMap(({ tiles, data }) => [tiles, data])], url),
    ...descriptions.flatMap(({ address, tiles }) => addressesIn([tiles], address)),
  ];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

async function readJson<Body>(url: string, fetch: typeof globalThis.fetch): Promise<Body> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeLimitMs),
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** The http addresses among values, lists and `{url}`s; a relative one is of `base`. */
function addressesIn(values: unknown[], base: string): string[] {
  return values.flatMap((value): string[] => {
    if (Array.isArray(value)) return addressesIn(value, base);
    if (typeof value === 'object' && value !== null && 'url' in value) return addressesIn([value.url], base);
    if (typeof value !== 'string' || !URL.canParse(value, base)) return [];
    const { protocol, href } = new URL(value, base);
    return protocol === 'https:' || protocol === 'http:' ? [href] : [];
  });
}
