import { engineParameters, type StayField } from '#protocol/booking/booking-engine.ts';
import { maxNights } from '#protocol/booking/stay-limits.ts';
import type { HttpService } from '#services/http-service.ts';
import { answerBooked, answerCalendar, answerVisit, type VisitAnswer } from './answer-visit.ts';
import { addDays, dayIn, nightCount } from './calendar.ts';
import { pageHeaders } from './engine-document.ts';
import { type EngineName, enginePage } from './engine-page.ts';
import type { BookingSettings, InventoryHotel } from './inventory.ts';
import type { Visits } from './open-visits.ts';
import { stayRates } from './stay-rates.ts';

/** Most adults, and most children, that rates are asked for; the site's forms take fewer (src/protocol/booking/stay-limits.ts). */
const mostGuests = 20;

export type BookingServiceOptions = {
  /** The hotels and rooms that can be booked now. */
  readHotels: () => Promise<InventoryHotel[]>;
  settings: BookingSettings;
  /** What guests have booked; closed with the service. */
  visits: Visits;
  now?: () => Date;
};

/**
 * The demonstration's booking engines: `/synxis`, `/cendyn` and `/other` read an address as the vendor of that name
 * would, and show the stay that it asks for; `/synxis/rates` and its like answer the same address with rates and
 * availability as JSON (src/protocol/booking/rates.ts). At `/synxis/visit` one room or several are booked together
 * (src/protocol/booking/visit-link.ts); the page of one room leads there. `/synxis/booked` confirms, and `/synxis/calendar` is the
 * same for a calendar. A stay that cannot be read is answered 400 with the field in `error`, a hotel that no one knows 404.
 */
export function createBookingService(options: BookingServiceOptions): HttpService {
  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const [, engine = '', part = ''] = /^\/([^/]*)(\/rates|\/visit|\/booked|\/calendar)?\/?$/.exec(pathname) ?? [];
      if (!isEngine(engine))
        return Response.json({ error: `There is no booking engine '${pathname}'` }, { status: 404 });
      const requested = requestedStay(engine, searchParams);
      if (part === '/booked') return document(await answerBooked(searchParams.get('key') ?? '', options.visits));
      if (part === '/calendar') {
        const now = options.now?.() ?? new Date();
        return document(await answerCalendar(searchParams.get('key') ?? '', options.visits, now));
      }
      if (part === '/visit') return document(await visitOf(request, engine, requested, options));
      if (part === '/rates') return answerRates(engine, requested, options);
      const room = await roomOf(engine, requested, options);
      const stay = { ...requested.stay, room: room ? `${room.name} (${room.code})` : requested.stay.room };
      const visit = room && visitAddress(engine, searchParams);
      return new Response(String(await enginePage(engine, { ...requested, stay }, visit)), { headers: pageHeaders });
    },
    close: options.visits.close,
  };
}

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(engineParameters, name);
}

/** What an address asks for: the parts of the stay that this engine knows by name, and everything else as ids. */
function requestedStay(engine: EngineName, query: URLSearchParams) {
  const names = engineParameters[engine];
  const fields = Object.keys(names) as StayField[];
  const known = new Set<string>(Object.values(names));
  return {
    stay: Object.fromEntries(fields.map((field) => [field, query.get(names[field]) ?? ''])) as Record<
      StayField,
      string
    >,
    ids: [...query].filter(([name]) => !known.has(name)),
  };
}

type Requested = ReturnType<typeof requestedStay>;

/** The hotel whose ids an address carries. */
async function findHotel(engine: EngineName, { ids }: Requested, { readHotels }: BookingServiceOptions) {
  const given = new Map(ids);
  const isNamed = (known: InventoryHotel) => Object.entries(known.ids).every(([name, id]) => given.get(name) === id);
  return (await readHotels()).find((known) => known.engine === engine && isNamed(known)) ?? null;
}

/** The room that the guest has chosen; null where the engine does not know it. */
async function roomOf(engine: EngineName, requested: Requested, options: BookingServiceOptions) {
  const { room: code } = requested.stay;
  const hotel = code === '' ? null : await findHotel(engine, requested, options).catch(() => null);
  return hotel?.rooms.find((known) => known.code === code) ?? null;
}

/** Where the one room of an address is booked, beside its page; its guests are named with it, as those of several are. */
function visitAddress(engine: EngineName, searchParams: URLSearchParams): string {
  const { room, adults, children } = engineParameters[engine];
  const query = new URLSearchParams(searchParams);
  query.set(room, [query.get(room), query.get(adults) || '1', query.get(children) || '0'].join(':'));
  query.delete(adults);
  query.delete(children);
  return `${engine}/visit?${query}`;
}

async function answerRates(
  engine: EngineName,
  requested: Requested,
  options: BookingServiceOptions,
): Promise<Response> {
  const { stay } = requested;
  const { settings, visits, now = () => new Date() } = options;
  const noStore = { 'Cache-Control': 'no-store' };
  const names = engineParameters[engine];
  const wrong = wrongField(stay);
  if (wrong) {
    return Response.json(
      { error: `${names[wrong]}: '${stay[wrong]}' cannot be booked` },
      { status: 400, headers: noStore },
    );
  }
  const hotel = await findHotel(engine, requested, options);
  if (!hotel) return Response.json({ error: 'There is no hotel with these ids' }, { status: 404, headers: noStore });
  const today = dayIn(hotel.timeZone, now());
  if (stay.arrive < today) {
    return Response.json({ error: `${names.arrive}: '${stay.arrive}' has gone` }, { status: 400, headers: noStore });
  }
  const guests = Number(stay.adults) + Number(stay.children);
  const { arrive, depart, promo } = stay;
  const taken = await visits.taken(hotel.slug, addDays(arrive, -maxNights), addDays(depart, maxNights));
  const rates = stayRates(hotel, settings, { arrive, depart, guests, promo }, today, taken);
  return Response.json(rates, { headers: noStore });
}

async function visitOf(
  request: Request,
  engine: EngineName,
  requested: Requested,
  options: BookingServiceOptions,
): Promise<VisitAnswer> {
  const { settings, visits, now = () => new Date() } = options;
  const { stay } = requested;
  const rooms = new URL(request.url).searchParams.getAll(engineParameters[engine].room);
  const hotel = await findHotel(engine, requested, options);
  // Guests are named with each room.
  const isWrong = wrongField({ ...stay, adults: '1', children: '' }) !== null;
  const wanted = { arrive: stay.arrive, depart: stay.depart, promo: stay.promo, rooms: isWrong ? [] : rooms };
  if (!hotel) return answerBooked('', visits);
  return answerVisit(request, { hotel, ...wanted }, { settings, visits, now: now() });
}

async function document(answer: VisitAnswer): Promise<Response> {
  if ('bookedAt' in answer) {
    return new Response(null, { status: 303, headers: { Location: answer.bookedAt, 'Cache-Control': 'no-store' } });
  }
  if ('calendar' in answer) {
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(answer.calendar, {
      headers: { ...headers, 'Content-Disposition': 'attachment; filename="stay.ics"' },
    });
  }
  const { status, page } = answer;
  return new Response(String(await page), { status, headers: { ...pageHeaders, 'Referrer-Policy': 'no-referrer' } });
}

/** The first part of a stay that no rates can be given for. */
function wrongField({ arrive, depart, adults, children }: Record<StayField, string>): StayField | null {
  if (!isDay(arrive)) return 'arrive';
  const nights = isDay(depart) ? nightCount(arrive, depart) : 0;
  if (nights < 1 || nights > maxNights) return 'depart';
  if (!/^\d{1,2}$/.test(adults) || Number(adults) < 1 || Number(adults) > mostGuests) return 'adults';
  return /^(\d{1,2})?$/.test(children) && Number(children) <= mostGuests ? null : 'children';
}

/** A day that exists: the 31st of April does not. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
