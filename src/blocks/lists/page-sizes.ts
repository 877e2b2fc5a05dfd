/**
 * Cards on one page of a grid (press, mood, souvenirs) unless its section says otherwise: whole rows of 2, 3 and 4. Each
 * grid's component and schema read it; one grid's own size needs a constant of its own. The demonstration sets its own,
 * for lists of events as well (12 in content/stories/events/calendars.ts): `page_size` in docs/files/fields-of-sections.md.
 */
export const defaultGridPageSize = 24;

/** Times of events that a list shows at first unless its section says otherwise. */
export const defaultEventPageSize = 20;
