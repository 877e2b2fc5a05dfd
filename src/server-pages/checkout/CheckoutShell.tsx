import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import page from '../shell/page.module.css';
import styles from './CheckoutShell.module.css';

type CheckoutShellProps = {
  title: string;
  children: ReactNode;
  /** What it costs. */
  aside?: ReactNode;
  /** Whether there is a cart to go back to: not once it has become an order. */
  hasCart?: boolean;
};

const footer = (
  <>
    <span>This is the checkout of a demonstration shop: no real card is charged, and nothing is sent.</span>{' '}
    <Link link="/policies/refund-policy">Refunds</Link> <Link link="/policies/shipping-policy">Shipping</Link>{' '}
    <Link link="/policies/privacy-policy">Privacy</Link>
  </>
);

/** A page of the checkout: what one does, and beside it what it costs. */
export function CheckoutShell({ title, children, aside, hasCart = true }: CheckoutShellProps) {
  return (
    <PageShell
      title={`${title} · ash souvenirs`}
      assets="/checkout/assets"
      place="souvenirs"
      home="/souvenirs"
      aside={
        hasCart ? (
          <p className={page.links}>
            <Link link="/cart">Back to the cart</Link>
          </p>
        ) : null
      }
      footer={footer}
    >
      <main id="content" className={classNames(page.page, styles.columns)}>
        <div className={page.stack}>{children}</div>
        {aside ? <aside aria-label="What you are buying">{aside}</aside> : null}
      </main>
    </PageShell>
  );
}
