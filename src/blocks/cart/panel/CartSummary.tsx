import type { Money } from '#protocol/money.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import { type Total, Totals } from '#ui/Totals.tsx';
import type { CartContents } from '../cart-contract.ts';
import { forgetLastCount } from '../cart-count.ts';
import type { CartState } from '../cart-state.ts';
import styles from './CartSummary.module.css';
import { CodeForm } from './CodeForm.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';

type CartSummaryProps = {
  cart: CartContents;
  state: CartState;
  threshold: number | null;
  noteFormId: string | undefined;
};

/** The summary: totals, codes, and the way to the checkout once the totals are final: it takes along the gift note of that form. */
export function CartSummary({ cart, state: { updating, fieldErrors }, threshold, noteFormId }: CartSummaryProps) {
  const hasGone = cart.lines.some(({ stock }) => stock !== 'ok');
  return (
    <div className={styles.summary}>
      {threshold ? <DeliveryProgress subtotal={cart.subtotal} threshold={threshold} /> : null}
      <CodeForm cart={cart} fieldError={fieldErrors.find(({ at }) => at === 'code')?.text} />
      <Totals rows={totals(cart)} busy={updating} className={styles.totals} />
      <p className={styles.later}>Taxes and delivery at checkout.</p>
      {updating ? (
        <Button aria-disabled="true" className={styles.checkout}>
          Updating…
        </Button>
      ) : hasGone ? (
        <p className={styles.blocked}>First put right what is marked above; then the checkout opens.</p>
      ) : noteFormId ? (
        <Button type="submit" form={noteFormId} name="next" value="checkout" icon="arrow" className={styles.checkout}>
          Checkout
        </Button>
      ) : (
        <ButtonLink link={cart.checkoutUrl} icon="arrow" className={styles.checkout} onClick={forgetLastCount}>
          Checkout
        </ButtonLink>
      )}
    </div>
  );
}

function totals({ goods, saved, subtotal, cards }: CartContents): Total[] {
  const off = (money: Money) => <Price money={{ ...money, amount: `-${money.amount}` }} />;
  return [
    ...(saved
      ? [
          { name: 'Things', value: <Price money={goods} /> },
          { name: 'Off', value: off(saved) },
        ]
      : []),
    { name: 'Subtotal', value: <Price money={subtotal} />, main: true },
    ...cards.map(({ used }) => ({ name: 'From the gift card', value: off(used) })),
  ];
}
