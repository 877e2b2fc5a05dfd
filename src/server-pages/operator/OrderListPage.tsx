import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { ListLinks } from './ListLinks.tsx';
import { ListTable } from './ListTable.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { OrderListData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';

/** A table of orders, and the way to the older ones when there may be more. */
export function OrderListPage({ menu, orders, older }: WithMenu & OrderListData) {
  return (
    <OperatorShell menu={menu} title="Orders" current="orders">
      <h1>Orders</h1>
      {orders.length === 0 ? (
        <p>Nothing has been ordered yet.</p>
      ) : (
        <ListTable
          label="Orders"
          hasAmounts
          columns={['Order', 'Placed', 'For', 'Stands at', 'Payment', 'Total']}
          rows={orders.map(({ number, placedAt, email, label, payment, total }) => ({
            id: String(number),
            cells: [
              <Link key="order" link={`/operator/orders/${number}`}>
                #{number}
              </Link>,
              <ShownTime key="placed" iso={placedAt} />,
              email,
              label,
              payment,
              <Price key="total" money={total} withCode />,
            ],
          }))}
        />
      )}
      {older === null ? null : <ListLinks links={[['Older orders', older]]} />}
    </OperatorShell>
  );
}
