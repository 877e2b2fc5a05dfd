import styles from './AddedNote.module.css';
import { CartLink } from './CartLink.tsx';

/** What was added, with a link to the cart. Screen readers were already informed. */
export function AddedNote({ said }: { said: string }) {
  return (
    <p className={styles.note}>
      {said} <CartLink className={styles.link}>See the cart</CartLink>
    </p>
  );
}
