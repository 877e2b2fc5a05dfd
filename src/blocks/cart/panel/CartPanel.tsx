import { type FormEvent, useId, useRef } from 'react';
import { type CartContents, cartPath } from '../cart-contract.ts';
import { forgetLastCount } from '../cart-count.ts';
import type { CartSettings } from '../cart-settings.ts';
import type { CartFields, CartState } from '../cart-state.ts';
import { changeCart, fieldsOf } from '../cart-store.ts';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import styles from './CartPanel.module.css';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { GiftNote } from './GiftNote.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

type CartPanelProps = {
  state: CartState;
  settings: CartSettings;
  look: 'page' | 'drawer';
  said?: string | null;
  putBack?: CartFields | null;
};

/** The whole cart. It uses plain forms; where scripts run they are sent in place. */
export function CartPanel({ state, settings, look, said = null, putBack = null }: CartPanelProps) {
  const { cart, fieldErrors, updating } = state;
  const lines = cart?.lines ?? [];
  const noteFormId = useId();
  const hasNote = settings.note_enabled !== false;
  const panel = useRef<HTMLDivElement>(null);
  const shown = [state.undo?.fields.variant, ...lines.map(({ id }) => id)].join();
  useFocusAfterRemoval(panel, shown, updating);
  return (
    <div
      ref={panel}
      className={styles[look]}
      onSubmit={(event) => sendCartFormInPlace(event, cart)}
      data-updating={updating || undefined}
      data-cart-items={look === 'page' ? cart?.count : undefined}
    >
      <CartNotices state={state} said={said} putBack={putBack} />
      {cart && lines.length > 0 ? (
        <div className={styles.parts}>
          <div>
            <ul role="list" aria-label="In your cart">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  fieldError={fieldErrors.find(({ at }) => at === line.id)?.text}
                  giftEnabled={settings.gift_enabled !== false}
                  giftCost={settings.gift_wrap_cost || null}
                />
              ))}
            </ul>
            {hasNote ? (
              <GiftNote
                formId={noteFormId}
                note={cart.note}
                fieldError={fieldErrors.find(({ at }) => at === 'note')?.text}
              />
            ) : null}
          </div>
          <CartSummary
            cart={cart}
            state={state}
            threshold={thresholdOf(settings, cart.subtotal.currencyCode)}
            noteFormId={hasNote ? noteFormId : undefined}
          />
        </div>
      ) : state.status === 'reading' ? (
        <p>Looking into your cart…</p>
      ) : (
        <EmptyCart />
      )}
    </div>
  );
}

function thresholdOf(settings: CartSettings, currencyCode: string): number | null {
  const field = currencyCode === 'CAD' ? settings.free_shipping_threshold_cad : settings.free_shipping_threshold;
  return Number(field) || null;
}

/**
 * Sends a plain form of the cart in place: for the `onSubmit` of an element around them. Forms for other addresses
 * are left to the browser.
 */
function sendCartFormInPlace(event: FormEvent<HTMLElement>, cart: CartContents | null): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (new URL(form.action).pathname !== cartPath) return;
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  const fields = fieldsOf(form, submitter);
  if (fields.next === 'checkout' && cart) void goToCheckout(fields, cart);
  else void changeCart(fields);
}

/** Saves the note on the way to the checkout; where that fails or the cart has news, the visitor stays and reads it. */
async function goToCheckout(fields: CartFields, cart: CartContents): Promise<void> {
  if (fields.note?.trim() !== cart.note) {
    const { cart: saved, fieldErrors, notices } = await changeCart(fields);
    if (!saved || fieldErrors.length > 0 || notices.length > 0) return;
  }
  forgetLastCount();
  location.assign(cart.checkoutUrl);
}
