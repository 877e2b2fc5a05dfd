import type { APIRequestContext } from '@playwright/test';
import type { RoomRate, StayRates } from '#protocol/booking/rates.ts';

/** Addresses of the demonstration's engines, by the hotel's slug; the names of the days differ. */
const engines = {
  ulysses: ['/cendyn/rates?property=ASH-BWI-15', 'checkin', 'checkout', 'adults'],
  neptune: ['/other/rates?property=ASH-PVD-23', 'arrive', 'depart', 'adults'],
} as const;

export type HotelSlug = keyof typeof engines;
export type Days = { arrive: string; depart: string };

/** The day so many days ahead, `YYYY-MM-DD`. */
export const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What the engine says of a room, by its code. */
export async function rateOf(
  request: APIRequestContext,
  hotel: HotelSlug,
  code: string,
  days: Days,
): Promise<RoomRate> {
  const [path, arrive, depart, adults] = engines[hotel];
  const query = `${arrive}=${days.arrive}&${depart}=${days.depart}&${adults}=1`;
  const rates: StayRates = await (await request.get(`/_services/booking${path}&${query}`)).json();
  const rate = rates.rooms.find(({ room }) => room === code);
  if (!rate) throw new Error(`${hotel} has no room ${code}`);
  return rate;
}

/** The first days, from ten days ahead on or later, for which every one of the rooms is in the wanted state. */
export async function daysWhen(
  request: APIRequestContext,
  state: RoomRate['state'],
  rooms: readonly [hotel: HotelSlug, code: string][],
  nights: number,
  from = 10,
): Promise<Days> {
  for (let ahead = from; ahead < from + 190; ahead += 1) {
    const days = { arrive: day(ahead), depart: day(ahead + nights) };
    const rates = await Promise.all(rooms.map(([hotel, code]) => rateOf(request, hotel, code, days)));
    if (rates.every((rate) => rate.state === state)) return days;
  }
  throw new Error(`no days on which the rooms are ${state}`);
}
