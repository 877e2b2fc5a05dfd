/** What a guest asks a booking engine for; empty texts and `null` are left out of the link. */
export type Stay = {
  /** Days of the hotel's own calendar, `YYYY-MM-DD`. */
  arrive: string;
  depart: string;
  adults: number;
  children: number;
  promo?: string | null;
  /** The engine's own code of a kind of room. */
  room?: string | null;
  /** The engine's own code of a price. */
  rate?: string | null;
};

export type StayField = keyof Stay;

/** A hotel's `booking_engine` field. */
export type BookingEngine = 'none' | 'synxis' | 'cendyn' | 'other';

/** What each engine calls the parts of a stay in its address (docs/reference/sections.md#booking-bar). */
export const engineParameters: Readonly<Record<Exclude<BookingEngine, 'none'>, Readonly<Record<StayField, string>>>> = {
  synxis: {
    arrive: 'arrive',
    depart: 'depart',
    adults: 'adult',
    children: 'child',
    promo: 'promo',
    room: 'room',
    rate: 'rate',
  },
  cendyn: {
    arrive: 'checkin',
    depart: 'checkout',
    adults: 'adults',
    children: 'children',
    promo: 'promo-code',
    room: 'roomCode',
    rate: 'rateCode',
  },
  other: {
    arrive: 'arrive',
    depart: 'depart',
    adults: 'adults',
    children: 'children',
    promo: 'promo',
    room: 'room',
    rate: 'rate',
  },
};
