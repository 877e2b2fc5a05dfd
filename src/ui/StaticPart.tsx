import type { ReactNode } from 'react';
import { StaticHtml } from './StaticHtml.tsx';

type StaticPartProps = {
  /** Whether the browser has the HTML of this part alone: `children` is not called then. */
  isStatic: boolean;
  as?: 'div' | 'header';
  className?: string | undefined;
  children: () => ReactNode;
};

/** A part of a page that does nothing in the browser, inside something that does (docs/decisions/0020-hydration.md). */
export function StaticPart({ isStatic, as: Tag = 'div', className, children }: StaticPartProps) {
  if (isStatic) return <StaticHtml as={Tag} className={className} />;
  return <Tag className={className}>{children()}</Tag>;
}
