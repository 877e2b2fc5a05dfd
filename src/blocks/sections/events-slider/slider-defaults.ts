/** Events in a slider unless its section says otherwise. */
export const defaultEventCount = 10;

/** Seconds that one event is shown while the slider moves by itself, unless its section says otherwise. */
export const defaultIntervalSeconds = 6;

/** Least seconds that one event is shown: less is not enough to read it. */
export const minIntervalSeconds = 5;
