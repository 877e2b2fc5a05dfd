import { z } from 'zod';
import type { AddressQuestion, AddressSuggestion } from '#protocol/addresses/address-suggestion.ts';
import { findProvince } from '#protocol/addresses/provinces.ts';

/** The service that knows addresses did not answer, or not as it should. */
export class AddressSearchError extends Error {
  override name = 'AddressSearchError';
}

/** Milliseconds: later than this, somebody has typed on. */
const defaultTimeLimitMs = 2_000;
/** As many as can be read at a glance. */
const maxSuggestions = 5;
/** Of one field of a form. */
const maxLength = 255;

const text = z.string().max(maxLength).optional();
/** Of GeoJSON with the properties of GeocodeJSON what an address is made of. */
const answerShape = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: text,
        housenumber: text,
        street: text,
        city: text,
        state: text,
        postcode: text,
        countrycode: text,
      }),
    }),
  ),
});
type Place = z.infer<typeof answerShape>['features'][number]['properties'];

/**
 * Asks a server of Photon (https://github.com/komoot/photon, `GET /api`) for houses and streets. Rejects with AddressSearchError when
 * there is no answer in time, or not Photon's (docs/reference/requests.md#address-search).
 *
 * `baseUrl` is where `/api` is, without a slash at its end; `timeLimitMs` covers reading the answer.
 */
export function createPhotonClient({
  baseUrl,
  fetch: send = fetch,
  timeLimitMs = defaultTimeLimitMs,
}: {
  baseUrl: string;
  fetch?: typeof fetch;
  timeLimitMs?: number;
}): (question: AddressQuestion) => Promise<AddressSuggestion[]> {
  return async ({ text: typed, country }) => {
    const query = new URLSearchParams({ q: typed, countrycode: country, limit: String(maxSuggestions), lang: 'en' });
    for (const layer of ['house', 'street']) query.append('layer', layer);
    let answer: unknown;
    try {
      const response = await send(`${baseUrl}/api?${query}`, {
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      answer = await response.json();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new AddressSearchError(`Address search: ${message}`, { cause: error });
    }
    const read = answerShape.safeParse(answer);
    if (!read.success) {
      throw new AddressSearchError('Address search: answered with something unexpected', { cause: read.error });
    }
    const found = read.data.features.flatMap(({ properties }) => suggestion(properties, country) ?? []);
    const unlike = new Map(found.map((one) => [one.label, one]));
    return [...unlike.values()].slice(0, maxSuggestions);
  };
}

/** Null for what is no street in this country: an older server does not know the filters. */
function suggestion(place: Place, country: string): AddressSuggestion | null {
  // A street bears its name as its own.
  const street = place.street ?? place.name;
  if (!street || place.countrycode?.toUpperCase() !== country) return null;
  const address1 = [place.housenumber, street].filter(Boolean).join(' ');
  const { city = '', state = '', postcode: zip = '' } = place;
  const province = findProvince(country, state) ?? '';
  const label = [address1, city, [province || state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { label, address1, city, province, zip };
}
