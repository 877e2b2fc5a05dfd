/**
 * How long a customer who asked to be deleted may think again, in days. The embedded shop waits so long; the site says it
 * in words and dates the erasure by it, as the Admin API does not tell it.
 */
export const erasureDelayDays = 30;
