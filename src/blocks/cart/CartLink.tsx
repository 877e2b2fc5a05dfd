import { type ReactNode, Suspense, useState } from 'react';
import { Link } from '#ui/Link.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import { cartPath } from './cart-contract.ts';

const CartDrawer = lazySection('CartDrawer', () => import('./CartDrawer.tsx'));

type CartLinkProps = { className?: string | undefined; children: ReactNode };

/** A link to the cart that opens it over the page where scripts run. */
export function CartLink({ className, children }: CartLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        link={cartPath}
        className={className}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
