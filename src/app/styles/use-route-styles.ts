import { use } from 'react';
import { useMatches } from 'react-router';
import { loadStyles } from '#blocks/rendering/part-styles.ts';
import { routePart } from './route-part.ts';

/** Lets a page of its own route wait for its styles where the document was made for another page. */
export function useRouteStyles(): void {
  const part = routePart(useMatches().at(-1)?.id);
  if (import.meta.env.SSR || part === null) return;
  const styles = loadStyles(part);
  if (styles !== null) use(styles);
}
