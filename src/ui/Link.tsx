import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type LinkField, linkTarget } from './link-target.ts';

export type LinkProps = {
  /** A link field, or an address as it stands. */
  link: LinkField | string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
  current?: boolean;
  download?: boolean;
  label?: string;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/**
 * A link of the content (docs/reference/sections.md#links): pages of the site are followed without a reload, other
 * sites get `rel="noopener"`, a new tab is announced, and a link without a target is plain text. One within the page is
 * the browser's own: the router would leave out the address's query, and `:target` would not match.
 */
export function Link({ link, children, className, current = false, download, label, onClick }: LinkProps) {
  const target = linkTarget(link);
  if (!target) return <span className={className}>{children}</span>;
  const shared = {
    className,
    onClick,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-label': label && target.newTab ? `${label} (opens in a new tab)` : label,
    target: target.newTab ? '_blank' : undefined,
    rel: target.external || target.newTab ? 'noopener' : undefined,
  };
  const content = (
    <>
      {children}
      {target.newTab && !label ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </>
  );
  if (target.kind === 'page' && !target.newTab && !target.href.startsWith('#')) {
    return (
      // All routes are known from the start: nothing needs to be discovered by the links of a page.
      <RouterLink to={target.href} discover="none" {...shared}>
        {content}
      </RouterLink>
    );
  }
  return (
    <a href={target.href} download={download} {...shared}>
      {content}
    </a>
  );
}
