import { z } from 'zod';
import { createContentClient } from '#clients/content/content-client.ts';
import type { BookingEngine } from '#protocol/booking/booking-engine.ts';
import { defaultCurrency } from '#protocol/money.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { HttpService } from '#services/http-service.ts';

/** Milliseconds for which the hotels and rooms stay as they were read. */
const maxAgeMs = 5_000;
const perPage = 100;

const hotelShape = z.object({
  name: z.string(),
  status: z.enum(['open', '']).optional(),
  booking_engine: z.enum(['synxis', 'cendyn', 'other']),
  booking_ids: z.string(),
  timezone: z.string(),
  street: z.string().optional(),
  locality: z.string().optional(),
  region: z.string().optional(),
  postal: z.string().optional(),
  phone: z.string().optional(),
  check_in: z.string().optional(),
  check_out: z.string().optional(),
});
const roomShape = z.object({
  hotel: z.string(),
  name: z.string(),
  booking_room_code: z.string().min(1),
  from_price: z.coerce.number().positive(),
  from_price_currency: z.string().optional(),
  max_guests: z.coerce.number().int().positive(),
});
type HotelFields = z.infer<typeof hotelShape>;
const idsShape = z.record(z.string(), z.unknown());

/** A hotel with its rooms, as the embedded engine takes it; prices in cents. */
export type HotelForSale = {
  slug: string;
  name: string;
  contact: { address: string; phone: string; checkIn: string; checkOut: string };
  engine: BookingEngine;
  ids: Record<string, string>;
  timeZone: string;
  currency: string;
  rooms: { code: string; name: string; lowestNight: number; sleeps: number }[];
};

/**
 * Reads what the embedded booking engine sells: the open hotels of the embedded content service, and of their rooms those with
 * a code and a price. So a room that an editor adds can be booked at once.
 *
 * `token` is one that nobody else uses: the service counts the requests of each.
 */
export function readBookingInventory(options: {
  baseUrl: string;
  token: string;
  service: HttpService;
}): () => Promise<HotelForSale[]> {
  const client = createContentClient({
    baseUrl: options.baseUrl,
    token: options.token,
    fetch: async (...request) => options.service.fetch(new Request(...request)),
  });
  let read: { at: number; hotels: Promise<HotelForSale[]> } | null = null;
  return () => {
    if (read && Date.now() - read.at < maxAgeMs) return read.hotels;
    const query = { version: 'published', perPage } as const;
    const hotels = Promise.all([
      client.allStories({ ...query, contentType: 'hotel' }),
      client.allStories({ ...query, contentType: 'room' }),
    ]).then(([hotelStories, roomStories]) => inventory(hotelStories, roomStories));
    read = { at: Date.now(), hotels };
    // What failed is asked again by the next one.
    hotels.catch(() => {
      read = null;
    });
    return hotels;
  };
}

/** Stories that lack what a sale needs are left out. */
export function inventory(hotels: readonly Story[], rooms: readonly Story[]): HotelForSale[] {
  const sold = rooms.flatMap(({ content }) => roomShape.safeParse(content).data ?? []);
  return hotels.flatMap(({ uuid, slug, content }) => {
    const hotel = hotelShape.safeParse(content).data;
    const ids = hotel && idsOf(hotel.booking_ids);
    if (!hotel || !ids) return [];
    const own = sold.filter((room) => room.hotel === uuid);
    return {
      slug,
      name: hotel.name,
      contact: contactOf(hotel),
      engine: hotel.booking_engine,
      ids,
      timeZone: hotel.timezone,
      currency: own[0]?.from_price_currency || defaultCurrency,
      rooms: own.map((room) => ({
        code: room.booking_room_code,
        name: room.name,
        lowestNight: Math.round(room.from_price * 100),
        sleeps: room.max_guests,
      })),
    };
  });
}

function contactOf({ street, locality, region, postal, phone = '', check_in = '', check_out = '' }: HotelFields) {
  const place = [region, postal].filter(Boolean).join(' ');
  const address = [street, locality, place].filter(Boolean).join(', ');
  return { address, phone, checkIn: check_in, checkOut: check_out };
}

/** What a link to the engine carries beside the stay; `null` for what is no JSON object. */
function idsOf(json: string): Record<string, string> | null {
  try {
    const { url: _url, parameters: _parameters, ...ids } = idsShape.parse(JSON.parse(json));
    return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
  } catch {
    return null;
  }
}
