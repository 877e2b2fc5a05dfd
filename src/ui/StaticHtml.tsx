import { type HTMLAttributes, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useNavigate } from 'react-router';
import { linkTarget } from './link-target.ts';
import { isPlainClick } from './plain-click.ts';

type StaticHtmlProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'aria-label'> & {
  as?: 'div' | 'nav' | 'header';
  /** Keeps the HTML under this name, for the time after the element has left the page. */
  keepAs?: string;
  'data-section'?: string;
  ref?: RefObject<HTMLElement | null>;
};

const kept = new Map<string, string>();
/** Whether the document's own elements have been taken over: what comes later was not in its HTML. */
let isHydrated = false;

/** Whether the HTML of this name is in the document, or has been, so that it can be shown. */
export function hasHtml(name: string): boolean {
  return !isHydrated || kept.has(name);
}

/**
 * The place of HTML that the server wrote and that does nothing in the browser: neither its content nor its code has
 * come (docs/decisions/0020-hydration.md). Hydration leaves it as it is, and marks it with `data-static`. Its links are
 * followed like `Link`'s own.
 *
 * In the browser alone: on the server the content itself stands in an element with the same attributes.
 */
export function StaticHtml({ as: Tag = 'div', keepAs, ref, ...attributes }: StaticHtmlProps) {
  const own = useRef<HTMLElement>(null);
  const element = ref ?? own;
  const navigate = useNavigate();
  // The same object at every rendering: with another one React would write the HTML again.
  const [html] = useState(() => ({ __html: (keepAs && kept.get(keepAs)) || '' }));

  useLayoutEffect(() => {
    isHydrated = true;
    if (!element.current) return;
    element.current.dataset.static = '';
    if (keepAs && !kept.has(keepAs)) kept.set(keepAs, element.current.innerHTML);
  }, [keepAs, element]);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = pageLink(event);
    if (href === null) return;
    event.preventDefault();
    void navigate(href, { replace: href === createPath(location) });
  };
  return (
    <Tag
      {...attributes}
      // Each tag has a type of its own for its element.
      ref={element as RefObject<HTMLDivElement | null>}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that stands in the page already
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Where a click leads within the application; null where following it is the browser's own. */
function pageLink(event: MouseEvent<HTMLElement>): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || event.defaultPrevented || !isPlainClick(event)) return null;
  if (link.target || link.hasAttribute('download') || href.startsWith('#')) return null;
  return linkTarget(href)?.kind === 'page' ? href : null;
}
