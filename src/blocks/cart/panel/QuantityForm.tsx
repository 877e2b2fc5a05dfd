import { useEffect, useId, useRef } from 'react';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { type CartLineContents, cartPath } from '../cart-contract.ts';
import { FieldError } from '../FieldError.tsx';
import styles from './QuantityForm.module.css';

/** Delay after the last key press before the quantity is sent, in milliseconds. */
const typingPauseMs = 500;

type QuantityFormProps = { line: CartLineContents; name: string; fieldError: string | undefined };

/** How many of a line: a number to type, and buttons that send the number beside it; without scripts as well. */
export function QuantityForm({ line: { id, quantity, maximum, stock }, name, fieldError }: QuantityFormProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  // The field shows the service's quantity, except while somebody types in it.
  useEffect(() => {
    const input = field.current;
    if (input && (input !== document.activeElement || fieldError)) input.value = String(quantity);
  }, [quantity, fieldError]);

  const typed = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (field.current?.value && field.current.checkValidity()) form.current?.requestSubmit();
    }, typingPauseMs);
  };

  const most = Math.max(maximum, quantity);
  return (
    <div className={styles.quantity}>
      <form ref={form} method="post" action={cartPath} className={styles.form} noValidate={stock === 'short'}>
        <input type="hidden" name="do" value="update" />
        <input type="hidden" name="line" value={id} />
        <DefaultSubmit />
        <button
          type="submit"
          name="to"
          value={quantity - 1}
          className={styles.step}
          aria-label={`One ${name} fewer`}
          disabled={quantity <= 1}
        >
          −
        </button>
        <label htmlFor={fieldId} className="visually-hidden">
          How many: {name}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={quantity}
          onChange={typed}
          className={styles.field}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={fieldError ? `${fieldId}-fieldError` : undefined}
        />
        <button
          type="submit"
          name="to"
          value={Math.min(quantity + 1, maximum)}
          className={styles.step}
          aria-label={`One ${name} more`}
          disabled={quantity >= maximum}
        >
          +
        </button>
        <noscript>
          <button type="submit" className={styles.change}>
            Change
          </button>
        </noscript>
      </form>
      <FieldError id={`${fieldId}-fieldError`} text={fieldError} />
    </div>
  );
}
