import { z } from 'zod';
import type { Stay } from '#protocol/booking/booking-engine.ts';
import { type BookingFields, bookingLink } from '#protocol/booking/booking-link.ts';
import { embeddedBookingPath, type StayRates } from '#protocol/booking/rates.ts';
import { type RoomOfVisit, type VisitStay, visitLink } from '#protocol/booking/visit-link.ts';

/** Rates and availability of the hotels' booking engines, and what they take beside a link for each room. */
export type RatesClient = {
  /**
   * What every kind of room of a hotel costs for a stay; `null` where the hotel's engine tells nobody: then its 'from' prices
   * are all that is known. Rejects with RatesError when there is no answer in time, or not the engine's.
   */
  rates: (hotel: BookingFields, stay: Stay) => Promise<StayRates | null>;
  /** Where several rooms are booked together; `null` where the hotel's engine takes one room a link. */
  visit: (hotel: BookingFields, stay: VisitStay, rooms: readonly RoomOfVisit[]) => string | null;
};

/** The engine did not answer, or not as it should. */
export class RatesError extends Error {
  override name = 'RatesError';
}

/** Milliseconds: a guest waits for the page. */
const defaultTimeLimitMs = 4_000;

const money = z.string().regex(/^-?\d+\.\d\d$/);
const answerShape: z.ZodType<StayRates> = z.object({
  currency: z.string().length(3),
  nights: z.number().int().positive(),
  promotion: z.enum(['applied', 'not_these_nights', 'unknown']).nullable(),
  rooms: z.array(
    z.object({
      room: z.string(),
      state: z.enum(['available', 'sold_out', 'minimum_stay', 'too_many_guests']),
      sleeps: z.number().int(),
      minimumStay: z.number().int().positive(),
      left: z.number().int(),
      cost: z
        .object({
          lines: z.array(
            z.object({ kind: z.enum(['night', 'discount', 'fee', 'tax']), name: z.string(), amount: money }),
          ),
          total: money,
        })
        .nullable(),
      nearby: z.array(z.object({ arrive: z.iso.date(), depart: z.iso.date(), total: money })),
    }),
  ),
});

/** For engines that take guests by deep link alone. */
export const deepLinksOnly: RatesClient = { rates: () => Promise.resolve(null), visit: () => null };

/**
 * Asks the embedded booking engine. A hotel whose content names another engine has deep links only.
 *
 * `baseUrl` is where the engine is, without a slash at its end; `timeLimitMs` covers reading the answer.
 */
export function createRatesClient(options: {
  baseUrl: string;
  fetch?: typeof fetch;
  timeLimitMs?: number;
}): RatesClient {
  const { baseUrl, fetch: send = fetch, timeLimitMs = defaultTimeLimitMs } = options;
  return {
    visit: visitLink,
    async rates(hotel, stay) {
      const path = ratesPath(hotel, stay);
      if (path === null) return null;
      const limit = AbortSignal.timeout(timeLimitMs);
      const late = new Promise<never>((_, reject) => {
        limit.addEventListener('abort', () => reject(new Error(`no answer within ${timeLimitMs} ms`)));
      });
      let answer: unknown;
      try {
        // A service in this process does not see the signal.
        answer = await Promise.race([readJson(send, `${baseUrl}${path}`, limit), late]);
      } catch (error) {
        throw new RatesError(`Booking engine: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
      const rates = answerShape.safeParse(answer);
      if (rates.success) return rates.data;
      throw new RatesError('Booking engine: answered with something unexpected', { cause: rates.error });
    },
  };
}

async function readJson(send: typeof fetch, address: string, signal: AbortSignal): Promise<unknown> {
  const response = await send(address, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}

/** `/cendyn/rates?…` of a link to the engine's page; `null` where that is not the embedded one. */
function ratesPath(hotel: BookingFields, stay: Stay): string | null {
  const link = bookingLink(hotel, stay);
  if (!link?.startsWith(`${embeddedBookingPath}/`)) return null;
  const [page = '', query = ''] = link.slice(embeddedBookingPath.length).split('?', 2);
  return `${page}/rates?${query}`;
}
