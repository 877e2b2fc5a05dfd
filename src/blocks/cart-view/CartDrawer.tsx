import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/Dialog.tsx';
import { Link } from '#ui/Link.tsx';
import { cartPath } from '../cart/cart-contract.ts';
import { cartSettings, readCart, useCart } from '../cart/cart-store.ts';
import styles from './CartDrawer.module.css';
import { CartPanel } from './CartPanel.tsx';

/** The cart at the side of the page; closed by what closes any dialog, and by going to another page. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const state = useCart();
  const { key } = useLocation();
  const [openedAt] = useState(key);

  useEffect(() => {
    void readCart();
  }, []);

  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);

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
