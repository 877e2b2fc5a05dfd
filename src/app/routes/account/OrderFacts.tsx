import type { Address, OrderDetail } from '#clients/commerce/account-client.ts';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import { maskedGiftCard } from '#protocol/shopify/masked-gift-card.ts';
import {
  dayWords,
  deliverFromLabel,
  expectedWords,
  isDay,
  isExpected,
  nextStep,
  progressTerms,
  readExpectedDelivery,
} from '#protocol/shopify/order-progress.ts';
import { formatMoment } from '#protocol/shopify/shop-date.ts';
import { classNames } from '#ui/class-names.ts';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { AddressLines } from './AddressLines.tsx';
import styles from './OrderFacts.module.css';
import { cardName, orderCosts, readPayment } from './order-costs.ts';
import type { TimelineEntry } from './order-events.ts';
import { orderStatus, orderStatusLabel } from './order-status.ts';

/** What the order costs, line by line. */
export function Costs({ order }: { order: OrderDetail }) {
  return (
    <table className={styles.costs}>
      <caption className="visually-hidden">Costs of order {order.name}</caption>
      <tbody>
        {orderCosts(order).map(({ label, money, strong }) => (
          <tr key={label} className={strong ? styles.total : undefined}>
            <th scope="row">{label}</th>
            <td>
              <Price money={money} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What happens next with it, and when it is expected. */
export function Progress({ order }: { order: OrderDetail }) {
  const standing = { status: orderStatus(order), isRefunded: order.financialStatus === 'REFUNDED' };
  const expected = isExpected(standing) ? readExpectedDelivery(order.expectedDelivery?.value) : null;
  const deliverFrom = order.deliverFrom?.value;
  return (
    <FactList
      className={styles.progress}
      facts={[
        [progressTerms.status, orderStatusLabel(order)],
        [progressTerms.next, nextStep(standing)],
        [progressTerms.expected, expected && expectedWords(expected)],
        [deliverFromLabel, isDay(deliverFrom) && dayWords(deliverFrom)],
      ]}
    />
  );
}

/** What happened to it, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p>Nothing has moved yet. You will read here when it does.</p>;
  return (
    <ol className={styles.timeline} role="list">
      {entries.map(({ label, at, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have happened twice at one moment
        <li key={index}>
          <p className={styles.event}>{label}</p>
          <p className={styles.moment}>
            <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          {message ? <p>{message}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** The parcels that can be followed. */
export function Tracking({ parcels }: { parcels: OrderDetail['successfulFulfillments'] }) {
  const tracked = (parcels ?? []).flatMap(({ trackingCompany, trackingInfo }) =>
    trackingInfo.map(({ number, url }) => ({ company: trackingCompany, number, url })),
  );
  if (tracked.length === 0) return null;
  return (
    <ul className={styles.parcels} role="list">
      {tracked.map(({ company, number, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parcel may have a link and nothing else
        <li key={index}>
          <Link link={url}>
            {url ? 'Follow the parcel' : 'Parcel'}
            {company ? ` with ${company}` : ''}
            {number ? `, ${number}` : ''}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where it goes, who pays, and how. */
export function Addresses({ order }: { order: OrderDetail }) {
  const payment = readPayment(order);
  return (
    <div className={styles.addresses}>
      <PostalAddress name="Delivery address" address={order.shippingAddress} />
      <PostalAddress name="Billing address" address={order.billingAddress} />
      <div>
        <Heading className={classNames('small-label', styles.label)}>Payment</Heading>
        <p>{order.financialStatus ? fulfilmentLabel(order.financialStatus) : 'Not known'}</p>
        {payment?.giftCards.map(({ lastCharacters }) => (
          <p key={lastCharacters}>Gift card {maskedGiftCard(lastCharacters)}</p>
        ))}
        {payment?.card ? <p>{cardName(payment.card)}</p> : null}
        {order.email ? <p>Receipt sent to {order.email}</p> : null}
      </div>
    </div>
  );
}

function PostalAddress({ name, address }: { name: string; address: Address | null }) {
  if (!address) return null;
  return (
    <div>
      <Heading className={classNames('small-label', styles.label)}>{name}</Heading>
      <AddressLines address={address} />
    </div>
  );
}
