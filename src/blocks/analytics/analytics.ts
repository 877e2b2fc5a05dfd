/**
 * The events that are counted, by name, with their details (docs/reference/sections.md#analytics).
 */
export type AnalyticsEvents = {
  /** A room's full view was shown; `room` is its story's path, such as `hotels/ulysses/rooms/study`. */
  room_view: { room: string };
  /** Somebody goes to a hotel's booking engine, or to the form before it. Slugs; `room` where one was chosen. */
  book_click: { hotel: string; room?: string };
  /** The slug of the offer that was taken up. */
  offer_click: { offer: string };
  /** The slug of the event that was added to a calendar; with `subscribe`, all events of its hotel. */
  event_add_calendar: { event: string; way: 'download' | 'subscribe' };
  /** What a newsletter's provider answered. */
  subscribe_result: { provider: 'mailchimp' | 'cendyn'; result: string };
  /** A variant's number at the shop, and how many of it were asked for. */
  add_to_cart: { variant: string; quantity: number };
};

type AnalyticsName = keyof AnalyticsEvents;

const bus = new EventTarget();

/**
 * Reports an event to the listeners. Without a listener nothing is stored
 * and nothing leaves the browser. In the visual editor no event is reported.
 */
export function emit<Name extends AnalyticsName>(name: Name, detail: AnalyticsEvents[Name]): void {
  if (document.documentElement.dataset.editing !== undefined) return;
  bus.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to one kind of event; errors of a listener do not reach others. Returns a function that stops it. */
export function listen<Name extends AnalyticsName>(
  name: Name,
  listener: (detail: AnalyticsEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<AnalyticsEvents[Name]>).detail);
  bus.addEventListener(name, hear);
  return () => bus.removeEventListener(name, hear);
}
