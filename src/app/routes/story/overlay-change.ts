import { overlayParameters } from '#ui/constants.ts';

/** Whether two addresses differ in nothing but what is open over the page. */
export function isOverlayChange(from: URL, to: URL): boolean {
  return from.search !== to.search && withoutOverlay(from) === withoutOverlay(to);
}

function withoutOverlay({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  for (const parameter of overlayParameters) query.delete(parameter);
  return `${pathname}?${query}`;
}
