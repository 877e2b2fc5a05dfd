import type { BookingEngine } from '#protocol/booking/booking-engine.ts';

/** A kind of room, as the engine sells it. */
export type InventoryRoom = {
  code: string;
  name: string;
  /** Cents of the lowest night, fees included. */
  lowestNight: number;
  sleeps: number;
};

/** What a guest who has booked needs of the hotel; `''` where it is not known, times as `HH:MM`. */
export type HotelContact = { address: string; phone: string; checkIn: string; checkOut: string };

/** A hotel of the engine's. */
export type InventoryHotel = {
  slug: string;
  name: string;
  contact?: HotelContact;
  engine: BookingEngine;
  /** What a link must carry for the engine to know the hotel. */
  ids: Readonly<Record<string, string>>;
  timeZone: string;
  currency: string;
  rooms: InventoryRoom[];
};

/** What a hotel's nights cost beside the room. */
export type HotelCharges = {
  /** Taxes on the nights, in percent. */
  taxes: readonly { name: string; percent: number }[];
  /** What is due for each night and is in the price already, in cents. */
  fee?: { name: string; perNight: number };
};

/** Weekdays as `Date.getUTCDay` counts them: 0 is Sunday. */
type Weekdays = readonly number[];

/** What a promotion code changes. */
export type Promotion = {
  code: string;
  name: string;
  /** Slug of the only hotel, code of the only room; without one, any. */
  hotel?: string;
  room?: string;
  /** The least nights of the stay. */
  nights?: number;
  change:
    | { kind: 'percent'; percent: number; on: Weekdays }
    /** The cheapest night is free for a stay that begins on one of these days. */
    | { kind: 'free_night'; arriving: Weekdays }
    /** Cents of each such night. */
    | { kind: 'fixed'; night: number; on: Weekdays }
    /** Something goes with the stay; its price stays the same. */
    | { kind: 'gift' };
};

/** The engine's own settings: charges by the hotel's slug, and all promotions. */
export type BookingSettings = { charges: Readonly<Record<string, HotelCharges>>; promotions: readonly Promotion[] };
