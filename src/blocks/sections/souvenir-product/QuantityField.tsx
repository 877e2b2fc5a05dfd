import { useId, useRef } from 'react';
import styles from './QuantityField.module.css';

/** How many, from one to what there is; the buttons beside the number come with the script that they need. */
export function QuantityField({ maximum }: { maximum: number }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    input.value = String(Math.min(maximum, Math.max(1, (Number(input.value) || 1) + by)));
  };
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className={styles.label}>
        How many
      </label>
      <div className={styles.row}>
        <button type="button" className={styles.step} aria-label="One fewer" onClick={() => step(-1)}>
          −
        </button>
        <input
          ref={field}
          id={id}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={maximum}
          defaultValue={1}
          className={styles.field}
        />
        <button type="button" className={styles.step} aria-label="One more" onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  );
}
