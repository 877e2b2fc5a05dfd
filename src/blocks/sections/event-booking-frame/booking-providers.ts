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

export const bookingProviders: Readonly<Record<string, BookingProvider>> = {
  embedded: { name: 'the demonstration’s ticket window', host: null, path: '/_services/event-frame/' },
  resy: { name: 'Resy', host: 'widgets.resy.com', path: '/' },
  tock: { name: 'Tock', host: 'www.exploretock.com', path: '/' },
  eventbrite: { name: 'Eventbrite', host: 'www.eventbrite.com', path: '/' },
};
