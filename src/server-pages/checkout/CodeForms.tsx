import { maskedGiftCard } from '#protocol/shopify/masked-gift-card.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import page from '../shell/page.module.css';
import styles from './CodeForms.module.css';
import type { CodesData } from './checkout-pages.ts';

/** Discount codes and gift cards, to be added and taken away at every step. */
export function CodeForms({ step, discountAction, giftCardAction, discounts, giftCards, errors }: CodesData) {
  return (
    <div className={page.stack}>
      <AddForm action={discountAction} step={step} name="discount" label="Discount code" error={errors.discount} />
      {discounts.map(({ code, refusal }) => (
        <RemoveForm
          key={code}
          action={discountAction}
          step={step}
          value={code}
          words={`Code ${code}`}
          refusal={refusal}
        />
      ))}
      <AddForm action={giftCardAction} step={step} name="giftCard" label="Gift card" error={errors.giftCard} />
      {giftCards.map(({ id, lastCharacters }) => (
        <RemoveForm
          key={id}
          action={giftCardAction}
          step={step}
          value={id}
          words={`Gift card ${maskedGiftCard(lastCharacters)}`}
          refusal={null}
        />
      ))}
    </div>
  );
}

type AddFormProps = { action: string; step: string; name: string; label: string; error: string | undefined };

function AddForm({ action, step, name, label, error }: AddFormProps) {
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="step" value={step} />
      <Field name={name} id={name} label={label} error={error} announceError>
        {(control) => (
          <div className={styles.line}>
            <input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={255} />
            <Button type="submit" variant="secondary">
              <span>
                Apply<span className="visually-hidden"> {label.toLowerCase()}</span>
              </span>
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

type RemoveFormProps = { action: string; step: string; value: string; words: string; refusal: string | null };

function RemoveForm({ action, step, value, words, refusal }: RemoveFormProps) {
  return (
    <form method="post" action={action} className={styles.line}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="remove" value={value} />
      <p className={styles.words}>
        {words}
        {refusal === null ? null : (
          <>
            <br />
            <strong>{refusal}</strong>
          </>
        )}
      </p>
      <Button type="submit" variant="secondary">
        <span>
          Remove<span className="visually-hidden"> {words}</span>
        </span>
      </Button>
    </form>
  );
}
