import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

type MoreLinkProps = {
  /** The address that shows more; `null` when all is shown. */
  link: string | null;
  /** Told before the address changes; what it answers goes along with the history entry. */
  onMore?: () => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The way to more of a list, at its end. Without scripts it is a link to the next page. Where they run the list grows
 * in place: the address takes the place of the one before, so that Back leads to where the visitor came from, and the
 * focus goes to the first thing that came. Stands after its list, and stays there when nothing is left.
 */
export function MoreLink({ link, onMore, className, children }: MoreLinkProps) {
  const navigate = useNavigate();
  const asked = useRef<{ part: Element; place: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link means that more has come
  useEffect(() => {
    if (!asked.current) return;
    const { part, place } = asked.current;
    asked.current = null;
    reachable(part)[place]?.focus();
  }, [link]);

  if (link === null) return null;
  const showMore = (event: MouseEvent<HTMLAnchorElement>) => {
    const part = event.currentTarget.closest('[data-section], main');
    if (!part || !isPlainClick(event)) return;
    event.preventDefault();
    // What comes stands before this link, so that the first of it takes this link's place in the order of its section.
    asked.current = { part, place: reachable(part).indexOf(event.currentTarget) };
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
