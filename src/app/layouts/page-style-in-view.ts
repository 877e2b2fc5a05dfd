import { useLocation, useMatches } from 'react-router';
import { type PageStyle, routeStyle } from '../page-style.ts';
import { useNotFound } from '../routes/errors/NotFound.tsx';
import { useStoryInView } from './story-in-view.ts';

/** The look of the page in view: as its story, its not-found page or its route says, or as its address alone does. */
export function usePageStyle(): PageStyle {
  const { pathname } = useLocation();
  const { style } = useStoryInView();
  const missing = useNotFound();
  const own = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasOwnStyle)?.pageStyle;
  return missing?.style ?? style ?? own ?? routeStyle(pathname);
}

/** A page without a story of its own that looks as its venue or hotel does. */
function hasOwnStyle(data: unknown): data is { pageStyle: PageStyle } {
  return typeof data === 'object' && data !== null && 'pageStyle' in data;
}
