import type { ReactNode } from 'react';
import { formatMoney } from '#protocol/money.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './OrderForms.module.css';
import type { OrderActions, OrderPieces, TypedForm } from './operator-pages.ts';

type OrderFormsProps = { number: number; actions: OrderActions; typed: TypedForm | null };

/** What was typed into the fields of one form; nothing where it was not sent. */
type Typed = Readonly<Record<string, string>> | undefined;

/** The forms for what can be done to an order now, with what was typed into one that was refused; the others are left out. */
export function OrderForms({ number, actions, typed }: OrderFormsProps) {
  const typedInto = (action: string): Typed => (typed?.action === action ? typed.values : undefined);
  const { fulfil, ship, deliver, statuses, refund, restock, cancel } = actions;
  const form = (action: string, name: string, fields: ReactNode, button: string = name) => (
    <form key={action} method="post" action={`/operator/orders/${number}/${action}`}>
      <h3>{name}</h3>
      {fields}
      <p>
        <Button type="submit">{button}</Button>
      </p>
    </form>
  );
  const forms = [
    fulfil &&
      form(
        'fulfil',
        'Fulfil',
        <>
          <PieceFields action="fulfil" pieces={fulfil} typed={typedInto('fulfil')} />
          <TrackingFields action="fulfil" typed={typedInto('fulfil')} />
        </>,
      ),
    ship && form('ship', 'Ship', <TrackingFields action="ship" typed={typedInto('ship')} />),
    deliver && form('deliver', 'Mark as delivered', null),
    statuses.length > 0 &&
      form(
        'status',
        'Set the status',
        <>
          <SelectField
            name="status"
            id="status-status"
            label="Status"
            placeholder={null}
            choices={statuses}
            defaultValue={typedInto('status')?.status ?? ''}
          />
          <TextField
            name="message"
            id="status-message"
            label="Note for the guest"
            autoComplete="off"
            defaultValue={typedInto('status')?.message ?? ''}
          />
        </>,
      ),
    refund &&
      form(
        'refund',
        'Refund',
        <RefundFields pieces={refund.pieces} typed={typedInto('refund')} />,
        `Refund up to ${formatMoney(refund.most)} …`,
      ),
    restock &&
      form(
        'restock',
        'Put back on the shelf',
        <PieceFields action="restock" pieces={restock} typed={typedInto('restock')} />,
      ),
    cancel &&
      form(
        'cancel',
        'Cancel the order',
        <>
          <SelectField name="reason" id="cancel-reason" label="Why" placeholder={null} choices={cancel} />
          <CheckboxField name="restock" id="cancel-restock" label="Put the pieces back on the shelf" defaultChecked />
        </>,
        'Cancel the order …',
      ),
  ].filter(Boolean);
  if (forms.length === 0) return null;
  return (
    <>
      <h2>What can be done</h2>
      <div className={styles.forms}>{forms}</div>
    </>
  );
}

function PieceFields({ action, pieces, typed }: { action: string; pieces: OrderPieces[]; typed: Typed }) {
  return pieces.map(({ line, title, available }) => (
    <TextField
      key={line}
      id={`${action}-line-${line}`}
      name={`line-${line}`}
      label={title}
      type="number"
      min={0}
      max={available}
      defaultValue={typed?.[`line-${line}`] ?? String(available)}
    />
  ));
}

function TrackingFields({ action, typed }: { action: string; typed: Typed }) {
  const field = (name: string, label: string, type: 'text' | 'url') => (
    <TextField
      id={`${action}-${name}`}
      name={name}
      label={label}
      type={type}
      autoComplete="off"
      defaultValue={typed?.[name] ?? ''}
    />
  );
  return (
    <>
      {field('company', 'Carrier', 'text')}
      {field('number', 'Tracking number', 'text')}
      {field('url', 'Tracking address', 'url')}
    </>
  );
}

function RefundFields({ pieces, typed }: { pieces: OrderPieces[]; typed: Typed }) {
  return (
    <>
      <p>
        Whole pieces are paid back, with their share of discounts and taxes. The next page shows the amount and asks.
      </p>
      <PieceFields action="refund" pieces={pieces} typed={typed} />
      <TextField
        id="refund-shipping"
        name="shipping"
        label="Of the delivery"
        hint="Empty: what belongs to the pieces. 0.00: nothing."
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed?.shipping ?? ''}
      />
      <TextField
        id="refund-reason"
        name="reason"
        label="Why"
        required
        autoComplete="off"
        defaultValue={typed?.reason ?? ''}
      />
    </>
  );
}
