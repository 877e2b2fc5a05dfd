import styles from './AddedNote.module.css';
import { CartLink } from './CartLink.tsx';

/** What was added, with the way to the cart beside it. Screen readers have heard it already. */
export function AddedNote({ said }: { said: string }) {
  return (
    <p className={styles.note}>
      {said} <CartLink className={styles.link}>See the cart</CartLink>
    </p>
  );
}
