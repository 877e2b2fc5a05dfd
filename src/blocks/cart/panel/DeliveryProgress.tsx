import { formatMoney, type Money } from '#protocol/money.ts';
import styles from './DeliveryProgress.module.css';

type DeliveryProgressProps = { subtotal: Money; threshold: number };

/** How far the cart is from free delivery, as a progress bar drawn as a string. */
export function DeliveryProgress({ subtotal: { amount, currencyCode }, threshold }: DeliveryProgressProps) {
  const missing = threshold - Number(amount);
  return (
    <div className={styles.progress}>
      <p>
        {missing > 0 ? (
          <>
            <strong>{formatMoney({ amount: missing.toFixed(2), currencyCode })}</strong> more and standard delivery
            costs nothing.
          </>
        ) : (
          'Standard delivery costs nothing.'
        )}
      </p>
      <progress
        className={styles.string}
        max={threshold}
        value={Math.min(Number(amount), threshold)}
        aria-hidden="true"
      />
    </div>
  );
}
