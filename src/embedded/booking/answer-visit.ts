import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from './calendar.ts';
import type { Page } from './engine-document.ts';
import type { BookingSettings, InventoryHotel } from './inventory.ts';
import type { Visits } from './open-visits.ts';
import { termsOf } from './stay-rates.ts';
import { priceVisit, readWantedRooms } from './visit.ts';
import { visitCalendar } from './visit-calendar.ts';
import { bookedPage, type GuestForm, problemPage, visitPage } from './visit-page.ts';

const maxFormBytes = 4096;
const maxName = 100;
const maxEmail = 254;
const keyForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Wanted = {
  hotel: InventoryHotel;
  arrive: string;
  depart: string;
  promo: string;
  /** As the address has them: `TWS:2:1`. */
  rooms: readonly string[];
};
type Context = { visits: Visits; settings: BookingSettings; now: Date };
/** A page and its status, where a visit that was booked is shown, or its calendar entry. */
export type VisitAnswer = { status: number; page: Page } | { bookedAt: string } | { calendar: string };

/** Shows several rooms as one visit; a form that is sent books all of them or none. */
export async function answerVisit(request: Request, wanted: Wanted, context: Context): Promise<VisitAnswer> {
  const { hotel, arrive, depart, promo } = wanted;
  const { visits, settings, now } = context;
  const today = dayIn(hotel.timeZone, now);
  const rooms = readWantedRooms(wanted.rooms);
  if (!rooms || arrive < today) return problem(400, 'The address names no rooms or no days that can be booked.');
  const form = request.method === 'POST' ? await readForm(request) : null;
  if (request.method === 'POST' && !form) return problem(413, 'That is too long.');
  const key = keyForm.test(form?.get('key') ?? '') ? String(form?.get('key')) : randomUUID();
  // Sent twice: its own rooms are no longer left.
  if (form && (await visits.find(key))) return { bookedAt: bookedAt(key) };

  const taken = await visits.taken(hotel.slug, arrive, addDays(depart, 1));
  const priced = priceVisit(termsOf(hotel, settings, { promo, today, taken }), { arrive, depart }, rooms);
  if ('problem' in priced) return problem(409, priced.problem);
  if (!form) return { status: 200, page: visitPage(priced.visit, key, { name: '', email: '', errors: [] }) };
  const guest = guestOf(form);
  if (guest.errors.length > 0) return { status: 422, page: visitPage(priced.visit, key, guest) };
  const booked = await visits.book(key, priced.visit, { name: guest.name, email: guest.email }, now);
  return booked.ok ? { bookedAt: bookedAt(key) } : problem(409, booked.problem);
}

/** The confirmation of a visit. */
export async function answerBooked(key: string, { find }: Pick<Visits, 'find'>): Promise<VisitAnswer> {
  const booked = keyForm.test(key) ? await find(key) : null;
  return booked ? { status: 200, page: bookedPage(booked, `calendar?key=${key}`) } : noBooking();
}

/** The same for a calendar. */
export async function answerCalendar(key: string, { find }: Pick<Visits, 'find'>, now: Date): Promise<VisitAnswer> {
  const booked = keyForm.test(key) ? await find(key) : null;
  return booked ? { calendar: visitCalendar(booked.visit, booked.reference, now) } : noBooking();
}

function noBooking(): VisitAnswer {
  return problem(404, 'There is no booking at this address.');
}

function problem(status: number, text: string): VisitAnswer {
  return { status, page: problemPage(text) };
}

/** Beside the visit's own page. */
function bookedAt(key: string): string {
  return `booked?key=${key}`;
}

async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (Number(request.headers.get('content-length') ?? maxFormBytes + 1) > maxFormBytes) return null;
  return new URLSearchParams(await request.text());
}

function guestOf(form: URLSearchParams): GuestForm {
  const read = (field: string, most: number) => (form.get(field) ?? '').replaceAll('\0', '').trim().slice(0, most);
  const guest = { name: read('name', maxName), email: read('email', maxEmail) };
  const errors: GuestForm['errors'] = [];
  if (guest.name === '') errors.push({ field: 'name', message: 'Enter your name.' });
  if (!emailForm.test(guest.email)) errors.push({ field: 'email', message: 'Enter your email address.' });
  return { ...guest, errors };
}
