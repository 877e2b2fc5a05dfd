import { giftNoteLabel, maxGiftNoteLength, noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { deliverFromLabel } from '#protocol/shopify/order-progress.ts';
import { Button, ButtonRow } from '#ui/Button.tsx';
import { fieldId } from '#ui/form/form-state.ts';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import { PageForm } from '../shell/PageForm.tsx';
import page from '../shell/page.module.css';
import { CHECKOUT_FORM, checkoutField } from './checkout-field.ts';
import type { DeliveryData } from './checkout-pages.ts';
import styles from './DeliveryForm.module.css';
import { FreeOrPrice } from './FreeOrPrice.tsx';

/** How the parcel gets there, and a few words to put into it. */
export function DeliveryForm({ action, back, state, options, days }: DeliveryData) {
  const id = fieldId(CHECKOUT_FORM, 'method');
  const error = state.errors.method;
  return (
    <PageForm name={CHECKOUT_FORM} action={action} state={state}>
      <fieldset className={styles.choices} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>Way of delivery</legend>
        {options.map((option) => (
          <DeliveryChoice key={option.handle} option={option} isChosen={option.handle === state.values.method} />
        ))}
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </fieldset>
      <TextField
        {...checkoutField(state, 'deliverFrom')}
        required={false}
        type="date"
        label={deliverFromLabel}
        hint="For a birthday, say: we send it so that it arrives on that day or soon after. Parcels travel Monday to Friday."
        min={days.first}
        max={days.last}
      />
      <TextAreaField
        {...checkoutField(state, 'note')}
        required={false}
        label={giftNoteLabel}
        hint={`We copy it onto a card by hand and put it into the box. ${noPricesText} then. Up to ${maxGiftNoteLength} characters.`}
        maxLength={maxGiftNoteLength}
        rows={3}
      />
      <ButtonRow className={page.actions}>
        <Link link={back}>Back to the address</Link>
        <Button type="submit">Continue to payment</Button>
      </ButtonRow>
    </PageForm>
  );
}

function DeliveryChoice({ option, isChosen }: { option: DeliveryData['options'][number]; isChosen: boolean }) {
  const { handle, title, description, price } = option;
  const id = fieldId(CHECKOUT_FORM, `method-${handle}`);
  return (
    <p className={styles.choice}>
      <input
        id={id}
        name="method"
        type="radio"
        value={handle}
        required
        aria-describedby={`${id}-about`}
        defaultChecked={isChosen}
      />
      <label htmlFor={id}>{title}</label>
      <span className={page.amount}>
        <FreeOrPrice money={price} />
      </span>
      <small id={`${id}-about`}>{description}</small>
    </p>
  );
}
