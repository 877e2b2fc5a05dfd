/** The headers of a page that a CDN may store: what it is purged by, and for how long. */
export type CdnHeaders = [name: string, value: string][];

/** A CDN before the site, whatever its vendor. */
export type Cdn = {
  /** Headers that let the CDN store a page for so many seconds; none where it has too many tags to be purged by them. */
  headers: (tags: readonly string[], seconds: CdnSeconds) => CdnHeaders;
  /** Removes every page with one of the tags. Throws where the CDN does not confirm it. */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** How long a CDN may send a page as it is, while it asks for a new one, and while it gets none. */
export type CdnSeconds = { fresh: number; stale: number; afterFailure: number };

export type CdnConnection = {
  /** The vendor's API, without a trailing slash; by default the vendor's own address. */
  baseUrl?: string;
  token: string;
  /** The service (Fastly) or zone (Cloudflare). */
  id: string;
  fetch?: typeof fetch;
  /** Milliseconds for one call. */
  timeLimit: number;
};

/** A CDN did not confirm a purge. */
export class CdnError extends Error {
  override name = 'CdnError';
}

/** Both vendors take 16 kB of such headers. */
const longestHeader = 16_000;

/** The tags as one header; null where that is too long. */
export function joinTags(tags: readonly string[], separator: string): string | null {
  const joined = tags.map(encodeTag).join(separator);
  return joined.length > longestHeader ? null : joined;
}

/** A tag without what separates tags: slugs may hold any letter. */
export const encodeTag = (tag: string) => encodeURI(tag).replaceAll(',', '%2C');

export function lifetime({ fresh, stale, afterFailure }: CdnSeconds): string {
  return `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${afterFailure}`;
}

/** Purges in calls of at most `size` tags. Throws CdnError. */
export async function purgeInBatches(
  tags: readonly string[],
  size: number,
  { timeLimit, fetch: send = fetch }: Pick<CdnConnection, 'timeLimit' | 'fetch'>,
  call: (batch: string[]) => { url: string; init: RequestInit },
): Promise<void> {
  for (let start = 0; start < tags.length; start += size) {
    const { url, init } = call(tags.slice(start, start + size).map(encodeTag));
    const answer = await send(url, { method: 'POST', ...init, signal: AbortSignal.timeout(timeLimit) });
    if (!answer.ok) throw new CdnError(`${new URL(url).host} answered ${answer.status} to a purge`);
    await answer.body?.cancel();
  }
}
