import { giftNoteLabel } from '#protocol/shopify/gift-attribute.ts';
import { deliverFromLabel } from '#protocol/shopify/order-progress.ts';
import { FactList } from '#ui/FactList.tsx';
import { Lines, TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { Totals } from '#ui/Totals.tsx';
import { Notice } from '../shell/Notice.tsx';
import page from '../shell/page.module.css';
import { Tracking } from '../shell/Tracking.tsx';
import { ListTable } from './ListTable.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import { OrderForms } from './OrderForms.tsx';
import type { OrderData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';

/** Everything of one order, and below it what can be done now. */
export function OrderPage({ menu, ...order }: WithMenu & OrderData) {
  const {
    number,
    problem,
    label,
    payment,
    placedAt,
    buyerLines,
    addressLines,
    deliverFrom,
    note,
    lines,
    costs,
    events,
  } = order;
  return (
    <OperatorShell menu={menu} title={`Order #${number}`} current="orders">
      <h1>Order #{number}</h1>
      {problem === null ? null : (
        <Notice alert>
          <p>{problem}</p>
        </Notice>
      )}
      <FactList
        facts={[
          ['Stands at', label],
          ['Payment', payment],
          ['Placed', <ShownTime key="placed" iso={placedAt} />],
          ['Guest', <Lines key="guest" lines={buyerLines} />],
          ['Goes to', <Lines key="address" lines={addressLines} />],
          [deliverFromLabel, deliverFrom],
          [giftNoteLabel, note && <TextWithBreaks key="note" text={note} />],
        ]}
      />
      <p className={page.links}>
        <Link link={`/operator/orders/${number}/packing-slip`}>Packing slip</Link>
      </p>
      <h2>Pieces</h2>
      <ListTable
        label="Pieces"
        hasAmounts
        columns={['Piece', 'Sold', 'Since then', 'Cost']}
        rows={lines.map(({ title, details, quantity, since, cost }, index) => ({
          id: String(index),
          cells: [
            <span key="piece">
              {title}
              <br />
              <span className={page.quiet}>{details}</span>
            </span>,
            quantity,
            since,
            <Price key="cost" money={cost} />,
          ],
        }))}
      />
      <Totals
        className={page.small}
        rows={costs.map(({ name, amount }) => ({ name, value: <Price money={amount} /> }))}
      />
      <h2>What happened</h2>
      <ol className={page.timeline}>
        {events.map(({ at, label: event, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have happened twice at one moment
          <li key={index}>
            <ShownTime iso={at} /> {event}
            {message ? `: ${message}` : ''}
          </li>
        ))}
      </ol>
      <Tracking parcels={order.tracking} />
      <OrderForms number={number} actions={order.actions} typed={order.typed} />
    </OperatorShell>
  );
}
