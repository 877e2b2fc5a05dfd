import type { OrderSummary } from '#clients/commerce/account-client.ts';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import { formatDate } from '#protocol/shopify/shop-date.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import styles from './OrderList.module.css';
import { orderStatusLabel } from './order-status.ts';

/** Of an order, after which the list says 'and more'; the query asks for one line more. */
const linesShown = 3;

/** Orders, a row each: what was in it, when, how much, and where it stands. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul role="list">
      {orders.map((order) => (
        <li key={order.id} className={styles.row}>
          <div className={styles.picture} aria-hidden="true">
            <FirstPicture order={order} />
          </div>
          <div>
            <Heading className={styles.name}>
              <Link link={`/auth/account/orders/${numberOfId(order.id)}`}>Order {order.name}</Link>
            </Heading>
            <p className={styles.contents}>{contents(order)}</p>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt className="visually-hidden">Status</dt>
              <dd className={styles.status}>{orderStatusLabel(order)}</dd>
            </div>
            <div>
              <dt className="visually-hidden">Placed</dt>
              <dd>{formatDate(order.processedAt)}</dd>
            </div>
            <div>
              <dt className="visually-hidden">Total</dt>
              <dd>
                <Price money={order.totalPrice} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function FirstPicture({ order: { lineItems } }: { order: OrderSummary }) {
  const image = lineItems.nodes[0]?.variant?.image;
  return image ? <Picture asset={{ filename: image.url }} sizes="5rem" ratio={1} decorative /> : null;
}

/** `2 × Key tag, Candle and more`. */
function contents({ lineItems: { nodes } }: OrderSummary): string {
  const names = nodes
    .slice(0, linesShown)
    .map(({ quantity, title }) => (quantity > 1 ? `${quantity} × ${title}` : title));
  return `${names.join(', ')}${nodes.length > linesShown ? ' and more' : ''}`;
}
