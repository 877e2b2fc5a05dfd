import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import styles from './NoOrders.module.css';

/** What stands in the place of orders before there is one. */
export function NoOrders() {
  return (
    <div className={styles.none}>
      <p>Nothing yet. What you buy in the shop will be listed here, with where it is on its way to you.</p>
      <ButtonRow>
        <ButtonLink link="/souvenirs">Go to the shop</ButtonLink>
      </ButtonRow>
    </div>
  );
}
