import { Button } from '#ui/Button.tsx';
import { cartPath, saidId } from '../cart-contract.ts';
import type { CartFields, CartState } from '../cart-state.ts';
import { holdUndo, waitForUndo } from '../cart-store.ts';
import styles from './CartNotices.module.css';

type CartNoticesProps = { state: CartState; said: string | null; putBack: CartFields | null };

/** Changes since the cart was last seen, errors, and the undo of the last removal. */
export function CartNotices({ state: { notices, fieldErrors, undo }, said, putBack }: CartNoticesProps) {
  const general = fieldErrors.filter(({ at }) => at === 'cart');
  return (
    <>
      {said ? (
        <p id={saidId} className={styles.said}>
          {said}
        </p>
      ) : null}
      {notices.length + general.length > 0 ? (
        <ul role="list" className={styles.notices}>
          {notices.map(({ kind, text }) => (
            <li key={text} data-kind={kind}>
              {text}
            </li>
          ))}
          {general.map(({ text }) => (
            <li key={text} data-kind="fieldError">
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {undo ? (
        <fieldset
          aria-label="Removed"
          data-undo
          className={styles.undo}
          onPointerEnter={holdUndo}
          onPointerLeave={waitForUndo}
          onFocus={holdUndo}
          onBlur={waitForUndo}
        >
          <p>{undo.name} was removed.</p>
          <Undo fields={undo.fields} />
        </fieldset>
      ) : putBack ? (
        <div data-undo className={styles.undo}>
          <Undo fields={putBack} />
        </div>
      ) : null}
    </>
  );
}

function Undo({ fields }: { fields: CartFields }) {
  return (
    <form method="post" action={cartPath}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="text">
        Undo
      </Button>
    </form>
  );
}
