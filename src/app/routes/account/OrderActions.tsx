import { FormFrame } from '#ui/form/FormFrame.tsx';
import { PrintButton } from '#ui/PrintButton.tsx';
import styles from './OrderActions.module.css';

type OrderActionsProps = { canReorder: boolean; message: string | undefined };

/** What can be done with an order: buy the same again, print it. */
export function OrderActions({ canReorder, message }: OrderActionsProps) {
  const state = message === undefined ? null : { values: {}, errors: {}, message };
  return (
    <div className={styles.actions}>
      {canReorder ? (
        <FormFrame
          name="reorder"
          label="Buy this again"
          state={state}
          submitLabel="Buy this again"
          pendingLabel="Putting it into the cart …"
          aside={<PrintButton>Print this page</PrintButton>}
        />
      ) : (
        <>
          <p>What is in this order is no longer sold, or has run out for now.</p>
          <PrintButton>Print this page</PrintButton>
        </>
      )}
    </div>
  );
}
