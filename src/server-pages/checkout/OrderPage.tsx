import { giftNoteLabel } from '#protocol/shopify/gift-attribute.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Lines, TextWithBreaks } from '#ui/Lines.tsx';
import { Price } from '#ui/Price.tsx';
import page from '../shell/page.module.css';
import { Tracking } from '../shell/Tracking.tsx';
import { CheckoutShell } from './CheckoutShell.tsx';
import { CostSummary } from './CostSummary.tsx';
import type { OrderPageData } from './checkout-pages.ts';

/** The thank-you page, which is the order's own page for as long as it lives. */
export function OrderPage(order: OrderPageData) {
  const { number, name, email, label, addressLines, delivery, note, refunded, tracking, events, summary } = order;
  return (
    <CheckoutShell title={`Order #${number}`} hasCart={false} aside={<CostSummary {...summary} />}>
      <h1>Thank you{name ? `, ${name}` : ''}</h1>
      <p>
        Order <strong>#{number}</strong> is ours to pack now. The confirmation is on its way to {email}.
      </p>
      <FactList
        facts={[
          ['It stands at', label],
          ['It goes to', <Lines key="address" lines={addressLines} />],
          ['It travels', delivery],
          [giftNoteLabel, note && <TextWithBreaks key="note" text={note} />],
          ['Paid back', refunded && <Price money={refunded} />],
        ]}
      />
      <Tracking parcels={tracking} />
      {events.length > 0 ? (
        <>
          <h2>What has happened</h2>
          <ol className={page.timeline}>
            {events.map(({ at, label: event, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have happened twice at one moment
              <li key={index}>
                <time dateTime={at}>{at.slice(0, 10)}</time> {event}
                {message ? `: ${message}` : ''}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <p className={page.quiet}>Keep the address of this page to yourself: whoever has it can see this order.</p>
      <p>
        <ButtonLink link="/souvenirs">Back to the souvenirs</ButtonLink>
      </p>
    </CheckoutShell>
  );
}
