import { useEffect, useState } from 'react';
import { paidWhen, ticketTotal } from '#protocol/ticket-price.ts';
import type { BoundField } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { countChoices } from './DayChoice.tsx';
import type { ReserveView } from './reserve-view.ts';
import styles from './TicketCount.module.css';

type TicketCountProps = { field: BoundField; most: number; ticket: ReserveView['ticket'] };

/** How many tickets, and what they cost: the total stands with each number, and below the field once scripts follow it. */
export function TicketCount({ field, most, ticket }: TicketCountProps) {
  const [count, setCount] = useState<number | null>(null);
  // Without scripts a total below the field would stay that of another number; the browser may have put one back.
  useEffect(() => {
    const select = document.getElementById(field.id);
    if (select instanceof HTMLSelectElement) setCount(Number(select.value));
  }, [field.id]);
  const total = count === null ? '' : ticketTotal(ticket, count);
  const choices = countChoices(most, 'ticket', 'tickets').map(({ value, name }) => ({
    value,
    name: [name, ticketTotal(ticket, Number(value))].filter(Boolean).join(', '),
  }));
  return (
    <>
      <SelectField
        {...field}
        label="Tickets"
        choices={choices}
        placeholder={null}
        onChange={({ target }) => setCount(Number(target.value))}
        required
        span="half"
      />
      {ticket.price ? (
        <p className={styles.price}>
          <span>{ticket.price === 'Free' ? ticket.price : `${ticket.price} a ticket, ${paidWhen}`}</span>
          <output htmlFor={field.id} className={styles.total}>
            {total ? `Total ${total}` : null}
          </output>
        </p>
      ) : null}
    </>
  );
}
