/**
 * Cards on one page of a grid (press, mood, souvenirs) unless its section says otherwise: whole rows of 2, 3 and 4. Each
 * grid's component and schema read it; one grid's own size needs a constant of its own.
 */
export const defaultGridPageSize = 24;

/** Times of events that a list shows at first unless its section says otherwise. */
export const defaultEventPageSize = 20;
