/**
 * What the demonstration's booking engine answers beside its page: rates and availability for a stay. The address is that
 * of the engine's page with `/rates` behind the engine's name, and the same query.
 */

/** Where the embedded booking engine is served. */
export const embeddedBookingPath = '/_services/booking';

/** Whether a kind of room can be booked for a stay, and if not, why. */
export type RoomState = 'available' | 'sold_out' | 'minimum_stay' | 'too_many_guests';

/** A part of what a stay costs. Amounts are decimal texts; a discount's is negative. */
export type CostLine = { kind: 'night' | 'discount' | 'fee' | 'tax'; name: string; amount: string };

/** `total` is the sum of the lines: all that the guest pays. */
export type StayCost = { lines: CostLine[]; total: string };

/** A stay on other days, `YYYY-MM-DD`, that can be booked. */
export type NearbyStay = { arrive: string; depart: string; total: string };

export type RoomRate = {
  /** The engine's own code of the kind of room. */
  room: string;
  state: RoomState;
  /** The most guests, children included. */
  sleeps: number;
  /** The least nights of a stay that holds these nights. */
  minimumStay: number;
  /** Rooms that are left for all of the nights; 0 when it is sold out. */
  left: number;
  /** `null` unless it is available. */
  cost: StayCost | null;
  /** The cheapest stays near by, cheapest first; of an available room only those that cost less. */
  nearby: NearbyStay[];
};

export type StayRates = {
  currency: string;
  nights: number;
  /** What became of the promotion code; `null` without one. */
  promotion: 'applied' | 'not_these_nights' | 'unknown' | null;
  rooms: RoomRate[];
};
