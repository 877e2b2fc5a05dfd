/** Stops of a plan at most: Google Maps takes nine between the start and the end of a route. */
export const mostStops = 9;

/** The address of a plan: `/ash-city-guides/detroit/plan?places=third-shift,the-strand`. */
export function planAddress(path: string, slugs: readonly string[]): string {
  return slugs.length > 0 ? `${path}?places=${slugs.join(',')}` : path;
}

/** The element that shows a stop. */
export function stopId(slug: string): string {
  return `stop-${slug}`;
}

/** The element that says what was taken out. */
export const removedId = 'removed';
