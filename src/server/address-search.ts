import { createPhotonClient } from '#clients/addresses/photon-client.ts';
import type { SuggestAddresses } from '#protocol/addresses/address-suggestion.ts';
import type { RateLimits } from '#services/rate-limits/rate-limits.ts';
import type { Config } from './config.ts';

/** One visitor's questions in a minute: who types one address asks some ten times. */
const rule = { name: 'address', points: 60, seconds: 60 };

/**
 * Suggests addresses by the service that is configured; null where none is. Its failures are reported and are no addresses: whoever
 * types can go on typing.
 */
export function openAddressSearch(
  { addressSearchUrl }: Pick<Config, 'addressSearchUrl'>,
  rateLimits: Pick<RateLimits, 'limiter'>,
  report: (message: string, error: unknown) => void,
): SuggestAddresses | null {
  if (addressSearchUrl === null) return null;
  const search = createPhotonClient({ baseUrl: addressSearchUrl });
  const limit = rateLimits.limiter(rule);
  return async (question, visitor) => {
    const waitSeconds = await limit(visitor);
    if (waitSeconds !== null) return { waitSeconds };
    try {
      return { suggestions: await search(question) };
    } catch (error) {
      report('No addresses were found', error);
      return { suggestions: [] };
    }
  };
}
