import { useRef } from 'react';
import { BookingField } from './BookingField.tsx';
import styles from './CountField.module.css';

type CountFieldProps = {
  id: string;
  label: string;
  name: string;
  least: number;
  most: number;
  value: string;
  error?: string | undefined;
};

/** A number to type, or to step with two buttons where scripts run. The buttons say what they count. */
export function CountField({ id, label, name, least, most, value, error }: CountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <BookingField id={id} label={label} error={error}>
      {(field) => (
        <span className={styles.count}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Fewer ${label.toLowerCase()}`}
            onClick={() => input.current?.stepDown()}
          >
            −
          </button>
          <input
            {...field}
            ref={input}
            type="number"
            inputMode="numeric"
            name={name}
            min={least}
            max={most}
            required
            defaultValue={value}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={`More ${label.toLowerCase()}`}
            onClick={() => input.current?.stepUp()}
          >
            +
          </button>
        </span>
      )}
    </BookingField>
  );
}
