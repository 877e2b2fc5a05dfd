import { giftNoteLabel, noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { deliverFromLabel, progressTerms } from '#protocol/shopify/order-progress.ts';
import { formatMoment } from '#protocol/shopify/shop-date.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Lines, TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import page from '../shell/page.module.css';
import { Tracking } from '../shell/Tracking.tsx';
import { CheckoutShell } from './CheckoutShell.tsx';
import { CostSummary } from './CostSummary.tsx';
import type { OrderPageData } from './checkout-pages.ts';

/** The thank-you page, which is the order's own page for as long as it lives; and what of it anybody may see. */
export function OrderPage(order: OrderPageData) {
  const {
    number,
    label,
    next,
    expected,
    addressLines,
    delivery,
    deliverFrom,
    note,
    isGift,
    refunded,
    pieces,
    tracking,
    summary,
  } = order;
  return (
    <CheckoutShell title={`Order #${number}`} hasCart={false} aside={summary ? <CostSummary {...summary} /> : null}>
      <Opening {...order} />
      <FactList
        facts={[
          [progressTerms.status, label],
          [progressTerms.next, next],
          [progressTerms.expected, expected],
          ['It goes to', <Lines key="address" lines={addressLines} />],
          [
            'Billed to',
            order.buyer && order.buyer.billingLines.length > 0 && <Lines key="bill" lines={order.buyer.billingLines} />,
          ],
          ['It travels', delivery],
          [deliverFromLabel, deliverFrom],
          ['In it', pieces.length > 0 && <Lines key="pieces" lines={pieces} />],
          [giftNoteLabel, note && <TextWithBreaks key="note" text={note} />],
          ['As a gift', isGift && noPricesText],
          ['Paid back', refunded && <Price money={refunded} />],
        ]}
      />
      <Tracking parcels={tracking} />
      <Timeline {...order} />
      <p className={page.quiet}>
        {order.buyer ? (
          <>
            Keep the address of this page to yourself: whoever has it can see this order. By its number and your email
            the order is found again under <Link link="/orders">Where is my order?</Link>
          </>
        ) : (
          <>
            The whole order, with its address and its cost, is behind the link in our mails, and in{' '}
            <Link link="/auth/account/orders">your account</Link>.
          </>
        )}
      </p>
      <p>
        <ButtonLink link="/souvenirs">Back to the souvenirs</ButtonLink>
      </p>
    </CheckoutShell>
  );
}

/** Thanks for what was bought just now; later, the order's name. */
function Opening({ number, buyer }: OrderPageData) {
  if (!buyer?.isThanked) return <h1>Order #{number}</h1>;
  return (
    <>
      <h1>Thank you{buyer.name ? `, ${buyer.name}` : ''}</h1>
      <p>
        Order <strong>#{number}</strong> is ours to pack now. The confirmation is on its way to {buyer.email}.
      </p>
    </>
  );
}

function Timeline({ events }: OrderPageData) {
  if (events.length === 0) return null;
  return (
    <>
      <h2>What has happened</h2>
      <ol className={page.timeline}>
        {events.map(({ at, label, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have happened twice at one moment
          <li key={index}>
            <time dateTime={at}>{formatMoment(at)}</time> {label}
            {message ? `: ${message}` : ''}
          </li>
        ))}
      </ol>
    </>
  );
}
