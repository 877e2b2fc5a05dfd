import { Button, ButtonLink } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import type { CartContents } from '../../cart/cart-contract.ts';
import type { CartState } from '../../cart/cart-state.ts';
import styles from './CartSlip.module.css';
import { CodeForm } from './CodeForm.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';

type CartSlipProps = { cart: CartContents; state: CartState; threshold: number | null };

/** The packing slip: what it comes to, codes, and the way to the checkout once the totals are settled. */
export function CartSlip({ cart, state: { updating, fieldErrors }, threshold }: CartSlipProps) {
  const { goods, saved, subtotal, cards } = cart;
  const hasGone = cart.lines.some(({ stock }) => stock !== 'ok');
  return (
    <div className={styles.slip}>
      {threshold ? <DeliveryProgress subtotal={subtotal} threshold={threshold} /> : null}
      <CodeForm cart={cart} fieldError={fieldErrors.find(({ at }) => at === 'code')?.text} />
      <dl className={styles.sums} aria-busy={updating}>
        {saved ? (
          <>
            <Sum name="Things" money={goods} />
            <Sum name="Off" money={{ ...saved, amount: `-${saved.amount}` }} />
          </>
        ) : null}
        <Sum name="Subtotal" money={subtotal} main />
        {cards.map(({ id, used }) => (
          <Sum key={id} name="From the gift card" money={{ ...used, amount: `-${used.amount}` }} />
        ))}
      </dl>
      <p className={styles.later}>Taxes and delivery at checkout.</p>
      {updating ? (
        <Button aria-disabled="true" className={styles.checkout}>
          Updating…
        </Button>
      ) : hasGone ? (
        <p className={styles.blocked}>First put right what is marked above; then the checkout opens.</p>
      ) : (
        <ButtonLink link={cart.checkoutUrl} icon="arrow" className={styles.checkout}>
          Checkout
        </ButtonLink>
      )}
    </div>
  );
}

type SumProps = { name: string; money: { amount: string; currencyCode: string }; main?: boolean };

function Sum({ name, money, main = false }: SumProps) {
  return (
    <div className={main ? styles.main : undefined}>
      <dt>{name}</dt>
      <dd>
        <Price money={money} />
      </dd>
    </div>
  );
}
