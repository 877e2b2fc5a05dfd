import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

type MoreLinkProps = {
  /** The address that shows more; `null` when all is shown. */
  link: string | null;
  /** Called before the address changes; its result is stored with the history entry. */
  onMore?: () => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The link to more of a list, at its end. Without scripts it is a link to the next page. Where they run the list grows
 * in place: the new address replaces the old one, so that Back leads to where the visitor came from, and the
 * focus goes to the first new item. Place it after its list, also when nothing is left to show.
 */
export function MoreLink({ link, onMore, className, children }: MoreLinkProps) {
  const navigate = useNavigate();
  const clicked = useRef<{ part: Element; place: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link means that more has come
  useEffect(() => {
    if (!clicked.current) return;
    const { part, place } = clicked.current;
    clicked.current = null;
    reachable(part)[place]?.focus();
  }, [link]);

  if (link === null) return null;
  const showMore = (event: MouseEvent<HTMLAnchorElement>) => {
    const part = event.currentTarget.closest('[data-section], main');
    if (!part || !isPlainClick(event)) return;
    event.preventDefault();
    // What comes stands before this link, so that the first of it takes this link's place in the order of its section.
    clicked.current = { part, place: reachable(part).indexOf(event.currentTarget) };
    void navigate(link, {
      replace: true,
      preventScrollReset: true,
      state: onMore?.() ?? null,
    });
  };
  return (
    <ButtonLink link={link} variant="secondary" className={className} onClick={showMore}>
      {children}
    </ButtonLink>
  );
}

function reachable(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button, summary, input:not([type="hidden"])')];
}
