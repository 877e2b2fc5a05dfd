/**
 * What guests do that is worth counting, by its name, with what it was done to (docs/reference/sections.md#analytics).
 */
export type AnalyticsEvents = {
  /** A room was shown whole; `room` is its story's path, such as `hotels/ulysses/rooms/study`. */
  room_view: { room: string };
  /** Somebody goes to a hotel's booking engine, or to the form before it. Slugs; `room` where one was chosen. */
  book_click: { hotel: string; room?: string };
  /** The slug of the offer that was taken up. */
  offer_click: { offer: string };
  /** The slug of the event whose date is kept; `subscribe` keeps all of its house. */
  event_add_calendar: { event: string; way: 'download' | 'subscribe' };
  /** What a newsletter's provider answered. */
  subscribe_result: { provider: 'mailchimp' | 'cendyn'; result: string };
  /** A variant's number at the shop, and how many of it were asked for. */
  add_to_cart: { variant: string; quantity: number };
};

type AnalyticsName = keyof AnalyticsEvents;

const bus = new EventTarget();

/**
 * Tells the bus what a guest has done. Nothing listens unless somebody has asked to, so that by itself nothing is kept
 * and nothing leaves the browser. In the visual editor nobody is a guest.
 */
export function emit<Name extends AnalyticsName>(name: Name, detail: AnalyticsEvents[Name]): void {
  if (document.documentElement.dataset.editing !== undefined) return;
  bus.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Hears one kind of event from now on; what a listener throws stays its own. Answers with the way to stop. */
export function listen<Name extends AnalyticsName>(
  name: Name,
  listener: (detail: AnalyticsEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<AnalyticsEvents[Name]>).detail);
  bus.addEventListener(name, hear);
  return () => bus.removeEventListener(name, hear);
}
