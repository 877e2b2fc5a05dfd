import type { ReactNode } from 'react';
import { formatMoney } from '#protocol/money.ts';
import { giftNoteLabel, noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { deliverFromLabel } from '#protocol/shopify/order-progress.ts';
import { Button, ButtonRow } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Lines, TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import type { ReviewData } from './checkout-pages.ts';
import styles from './ReviewForm.module.css';

/** Everything once more, and the button that orders it. */
export function ReviewForm({
  action,
  back,
  shown,
  email,
  buyerName,
  billingLines,
  addressLines,
  delivery,
  deliverFrom,
  note,
  isGift,
  payment,
  change,
}: ReviewData) {
  const due = payment && formatMoney(payment.due);
  return (
    <>
      <FactList
        facts={[
          ['Confirmation to', changeable(email, change.information, 'the email')],
          ['From', buyerName && changeable(buyerName, change.information, 'your name')],
          [
            'Billed to',
            billingLines.length > 0 &&
              changeable(<Lines lines={billingLines} />, change.information, 'the billing address'),
          ],
          ['Goes to', changeable(<Lines lines={addressLines} />, change.information, 'the address')],
          [
            'Travels',
            changeable(`${delivery?.title}: ${delivery?.description}`, change.delivery, 'the way of delivery'),
          ],
          [deliverFromLabel, deliverFrom && changeable(deliverFrom, change.delivery, 'the day of delivery')],
          [giftNoteLabel, note && changeable(<TextWithBreaks text={note} />, change.delivery, 'the gift note')],
          ['As a gift', isGift && noPricesText],
          [
            'Payment',
            payment
              ? changeable(`${payment.brand} ending in ${payment.last4}, ${due}`, change.payment, 'the card')
              : 'Gift cards',
          ],
        ]}
      />
      <form method="post" action={action}>
        <input type="hidden" name="shown" value={shown} />
        <ButtonRow className={page.actions}>
          <Link link={back}>Back to payment</Link>
          <Button type="submit">{payment ? `Pay ${due} and order` : 'Place the order'}</Button>
        </ButtonRow>
      </form>
    </>
  );
}

/** A fact, and the link to where it is changed. */
function changeable(value: ReactNode, href: string, what: string) {
  return (
    <span className={styles.changeable}>
      <span>{value}</span>
      <Link link={href} className={page.target}>
        <span>
          Change <span className="visually-hidden">{what}</span>
        </span>
      </Link>
    </span>
  );
}
