import { useEffect } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { Link } from '#ui/Link.tsx';
import { useClosedByNavigation } from '#ui/use-closed-by-navigation.ts';
import styles from './CartDrawer.module.css';
import { cartPath } from './cart-contract.ts';
import { cartSettings, readCart, useCart } from './cart-store.ts';
import { CartPanel } from './panel/CartPanel.tsx';

/** The cart at the side of the page; closed by what closes any dialog, and by going to another page. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const state = useCart();
  useClosedByNavigation(onClose);

  useEffect(() => {
    void readCart();
  }, []);

  return (
    <Dialog open onClose={onClose} title="Your cart" className={styles.drawer}>
      <CartPanel state={state} settings={cartSettings()} look="drawer" />
      {state.cart?.lines.length ? (
        <p className={styles.whole}>
          <Link link={cartPath}>The cart on a page of its own</Link>
        </p>
      ) : null}
    </Dialog>
  );
}
