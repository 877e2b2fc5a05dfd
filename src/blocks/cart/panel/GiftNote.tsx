import { useId, useRef, useState } from 'react';
import { giftNoteLabel, maxGiftNoteLength, noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { cartPath } from '../cart-contract.ts';
import { FieldError } from '../FieldError.tsx';
import styles from './GiftNote.module.css';

type GiftNoteProps = { formId: string; note: string; fieldError: string | undefined };

/** A gift note, which the shop adds as a handwritten card; while typing, its hint says how many characters are left; once the shop has it, 'Saved' stands beside its button. The checkout button sends it, too. */
export function GiftNote({ formId, note, fieldError }: GiftNoteProps) {
  const id = useId();
  const [left, setLeft] = useState<number | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSaved = sent !== null && sent === note && !fieldError;
  return (
    <>
      <p className={classNames(styles.hint, styles.parcel)}>{noPricesText} with gift wrap or a gift note.</p>
      <details className={styles.note} open={note !== '' || fieldError !== undefined || sent !== null}>
        <summary className={styles.summary}>{note ? giftNoteLabel : 'Add a gift note'}</summary>
        <form
          id={formId}
          method="post"
          action={cartPath}
          className={styles.form}
          onSubmit={() => setSent(field.current?.value.trim() ?? null)}
        >
          <input type="hidden" name="do" value="note" />
          <label htmlFor={id} className="visually-hidden">
            {giftNoteLabel}
          </label>
          <textarea
            ref={field}
            id={id}
            key={note}
            name="note"
            rows={4}
            maxLength={maxGiftNoteLength}
            defaultValue={note}
            className={styles.card}
            onChange={({ currentTarget }) => {
              setLeft(maxGiftNoteLength - currentTarget.value.length);
              setSent(null);
            }}
            aria-invalid={fieldError ? true : undefined}
            aria-describedby={`${id}-hint${fieldError ? ` ${id}-fieldError` : ''}`}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            Marguerite copies it onto a card by hand.{' '}
            {left === null ? `Up to ${maxGiftNoteLength} characters.` : `${left} left.`}
          </p>
          <FieldError id={`${id}-fieldError`} text={fieldError} />
          <div className={styles.save}>
            <Button type="submit" variant="secondary">
              Save note
            </Button>
            <p role="status">{isSaved ? 'Saved' : ''}</p>
          </div>
        </form>
      </details>
    </>
  );
}
