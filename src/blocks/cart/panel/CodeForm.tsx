import { useEffect, useId, useRef } from 'react';
import { maxLineLength } from '#protocol/input-limits.ts';
import { formatMoney } from '#protocol/money.ts';
import { maskedGiftCard } from '#protocol/shopify/masked-gift-card.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type CartContents, cartPath } from '../cart-contract.ts';
import { FieldError } from '../FieldError.tsx';
import styles from './CodeForm.module.css';

/** Discount codes and gift cards: those applied, each with a remove button, and a field for another. */
export function CodeForm({
  cart: { codes, cards },
  fieldError,
}: {
  cart: CartContents;
  fieldError: string | undefined;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const used = [...codes.map(({ code }) => code), ...cards.map((card) => card.id)].join();

  // An accepted code is cleared from the field; a refused one stays to be corrected.
  useEffect(() => {
    if (used && field.current) field.current.value = '';
  }, [used]);

  return (
    <div className={styles.codes}>
      {codes.length + cards.length > 0 ? (
        <ul role="list" className={styles.list} aria-label="Codes in use">
          {codes.map(({ code, applies }) => (
            <Code key={code} name={code} note={applies ? '' : 'not counted yet'} drop={{ do: 'drop-code', code }} />
          ))}
          {cards.map(({ id: card, lastCharacters, used: amount }) => (
            <Code
              key={card}
              name={`Gift card ${maskedGiftCard(lastCharacters)}`}
              note={`${formatMoney(amount)} of it`}
              drop={{ do: 'drop-card', card }}
            />
          ))}
        </ul>
      ) : null}
      <form method="post" action={cartPath} className={styles.form}>
        <input type="hidden" name="do" value="code" />
        <label htmlFor={id} className={styles.label}>
          Discount or gift card
        </label>
        <input
          ref={field}
          id={id}
          name="code"
          required
          maxLength={maxLineLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.field}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={fieldError ? `${id}-fieldError` : undefined}
        />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </form>
      <FieldError id={`${id}-fieldError`} text={fieldError} />
    </div>
  );
}

function Code({ name, note, drop }: { name: string; note: string; drop: Record<string, string> }) {
  return (
    <li className={styles.code}>
      <span>
        {name}
        {note ? <span className={styles.note}> {note}</span> : null}
      </span>
      <form method="post" action={cartPath}>
        {Object.entries(drop).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className={styles.drop} aria-label={`Take ${name} off`}>
          <Icon name="close" />
        </button>
      </form>
    </li>
  );
}
