import { Button, ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageForm } from '../shell/PageForm.tsx';
import page from '../shell/page.module.css';
import { CHECKOUT_FORM, checkoutField } from './checkout-field.ts';
import type { NothingToPayData, PaymentData } from './checkout-pages.ts';

/** The card that pays. */
export function PaymentForm({ action, back, state, testCards, storedCard }: PaymentData) {
  const field = (name: string) => checkoutField(state, name);
  const intro = (
    <>
      <Notice>
        <p>
          This is a test shop: please type no real card. Any date in the future and any code will do with these numbers.
        </p>
        <ul>
          {testCards.map(({ number, words }) => (
            <li key={number}>
              <strong>{number}</strong> {words}
            </li>
          ))}
        </ul>
      </Notice>
      {storedCard ? (
        <p>
          {storedCard.brand} ending in {storedCard.last4} is chosen.{' '}
          <Link link={storedCard.next}>Continue with this card</Link>, or give another.
        </p>
      ) : null}
    </>
  );
  return (
    <PageForm name={CHECKOUT_FORM} action={action} state={state} intro={intro}>
      <h2>Card</h2>
      <FieldGroup>
        <TextField
          {...field('cardNumber')}
          label="Card number"
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={24}
        />
        <TextField {...field('cardName')} label="Name on the card" autoComplete="cc-name" />
        <TextField
          {...field('cardExpiry')}
          label="Expires"
          hint="Month and year, such as 08/29"
          autoComplete="cc-exp"
          maxLength={9}
          span="half"
        />
        <TextField
          {...field('cardCode')}
          label="Security code"
          hint="The 3 or 4 digits on the back"
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          span="half"
        />
      </FieldGroup>
      <ButtonRow className={page.actions}>
        <Link link={back}>Back to delivery</Link>
        <Button type="submit">Continue to review</Button>
      </ButtonRow>
    </PageForm>
  );
}

/** In place of a card where gift cards pay for everything. */
export function NothingToPay({ back, next }: NothingToPayData) {
  return (
    <>
      <p>Your gift cards pay for all of it: no card is needed.</p>
      <ButtonRow className={page.actions}>
        <Link link={back}>Back to delivery</Link>
        <ButtonLink link={next}>Continue to review</ButtonLink>
      </ButtonRow>
    </>
  );
}
