import { useLocation } from 'react-router';
import { type PageStyle, routeStyle } from '../page-style.ts';
import { useNotFound } from '../routes/errors/NotFound.tsx';
import { useStoryInView } from './story-in-view.ts';

/** The look of the page in view: as its story or its not-found page says, or as its address alone does. */
export function usePageStyle(): PageStyle {
  const { pathname } = useLocation();
  const { style } = useStoryInView();
  const missing = useNotFound();
  return missing?.style ?? style ?? routeStyle(pathname);
}
