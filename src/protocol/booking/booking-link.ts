import { type BookingEngine, engineParameters, type Stay, type StayField } from './booking-engine.ts';

/** The booking fields of a hotel, as its story has them. */
export type BookingFields = { booking_engine?: BookingEngine | '' | null; booking_ids?: string | null };

type EngineSettings = {
  /** The engine's address: a path of this site, or an `https` one. */
  url: string;
  /** Names of the parts of a stay, where the engine has its own. */
  parameters: Partial<Record<StayField, string>>;
  /** What else the link must carry: the hotel's ids. */
  ids: [name: string, value: string][];
};

/**
 * The engine's page for a stay; `null` where the hotel cannot be booked online (no engine, no address).
 *
 * `booking_ids` is a JSON object: `url`, the engine's address; `parameters`, its own names for parts of a stay; and any
 * other key, an id that the link carries as it stands (SynXis: `chain`, `hotel`; Cendyn: `property`, `iata`,
 * `group-code`). Empty parameters are left out (docs/reference/sections.md#booking-bar).
 */
export function bookingLink(hotel: BookingFields, stay: Stay): string | null {
  const settings = engineSettings(hotel);
  if (settings === null) return null;
  const engine = hotel.booking_engine as keyof typeof engineParameters;
  const names = { ...engineParameters[engine], ...settings.parameters };
  const query = new URLSearchParams(settings.ids);
  for (const field of Object.keys(names) as StayField[]) {
    const value = stay[field];
    if (value !== null && value !== undefined && value !== '' && value !== 0) query.set(names[field], String(value));
  }
  return `${settings.url}${settings.url.includes('?') ? '&' : '?'}${query}`;
}

/** Whether the hotel's rooms can be booked online. */
export function isBookable(hotel: BookingFields): boolean {
  return engineSettings(hotel) !== null;
}

/** The origin that a booking ends on; `null` when that is this site's own. */
export function bookingOrigin(hotel: BookingFields): string | null {
  const url = engineSettings(hotel)?.url;
  return url?.startsWith('https:') ? new URL(url).origin : null;
}

function engineSettings({ booking_engine, booking_ids }: BookingFields): EngineSettings | null {
  if (!booking_engine || booking_engine === 'none') return null;
  const ids = parseObject(booking_ids);
  if (typeof ids?.url !== 'string' || !isEngineAddress(ids.url)) return null;
  const { url, parameters, ...others } = ids;
  return {
    url,
    parameters: typeof parameters === 'object' && parameters !== null ? parameters : {},
    ids: Object.entries(others).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as [string, string]] : [],
    ),
  };
}

/** A path of this site or an `https` address; `//host` would be neither. */
function isEngineAddress(url: string): boolean {
  return /^\/[^/\\]/.test(url) || (url.startsWith('https://') && URL.canParse(url));
}

function parseObject(json: string | null | undefined): Record<string, unknown> | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
