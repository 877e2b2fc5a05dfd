/**
 * Whose booking windows may be framed: an editor chooses a provider, and the address must be on its host. A provider
 * is added here and in the datasource `booking-providers`.
 */
type BookingProvider = {
  /** As visitors know it. */
  name: string;
  /** Host of its windows; `null` for the one that this site serves itself, below `path`. */
  host: string | null;
  path: string;
};

const bookingProviders: Readonly<Record<string, BookingProvider>> = {
  embedded: { name: 'the demonstration’s ticket window', host: null, path: '/_services/event-frame/' },
  resy: { name: 'Resy', host: 'widgets.resy.com', path: '/' },
  tock: { name: 'Tock', host: 'www.exploretock.com', path: '/' },
  eventbrite: { name: 'Eventbrite', host: 'www.eventbrite.com', path: '/' },
};

/** A booking window that may be shown. */
export type AllowedFrame = {
  src: string;
  /** The provider, as visitors know it. */
  provider: string;
  /** The source that the page's `frame-src` must name; `null` for a window of this site. */
  source: string | null;
};

/**
 * The window at `url`, if that is on the host of the provider (docs/reference/sections.md#event-booking-frame): over
 * https, without a port, a user or a look-alike host. `null` for anything else.
 *
 * @param publicUrl the site's own address, which the demonstration's window may name or leave out.
 */
export function allowedFrame(provider: string, url: string, publicUrl: string): AllowedFrame | null {
  const known = Object.hasOwn(bookingProviders, provider) ? bookingProviders[provider] : undefined;
  if (!known || !URL.canParse(url, publicUrl)) return null;
  const address = new URL(url, publicUrl);
  if (address.username || address.password || !address.pathname.startsWith(known.path)) return null;
  if (known.host === null) {
    const isOwn = address.origin === new URL(publicUrl).origin;
    return isOwn ? { src: address.pathname + address.search, provider: known.name, source: null } : null;
  }
  if (address.protocol !== 'https:' || address.host !== known.host) return null;
  return { src: address.href, provider: known.name, source: address.origin };
}
