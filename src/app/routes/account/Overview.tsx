import type { AccountOverview } from '#clients/commerce/account-client.ts';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './Overview.module.css';

/** The newest orders, and where things go. */
export function Overview({ customer }: { customer: AccountOverview }) {
  const { nodes: orders } = customer.orders;
  const others = Number(customer.numberOfOrders) - orders.length;
  return (
    <>
      <Section heading="Newest orders">
        {orders.length > 0 ? (
          <OrderList orders={orders} />
        ) : (
          <>
            <p>Nothing yet. What you buy in the shop will be listed here, with where it is on its way to you.</p>
            <ButtonRow>
              <ButtonLink link="/souvenirs">Go to the shop</ButtonLink>
            </ButtonRow>
          </>
        )}
        {others > 0 ? (
          <p className={styles.more}>
            <Link link="/auth/account/orders">{others === 1 ? 'One more order' : `${others} more orders`}</Link>
          </p>
        ) : null}
      </Section>
      <Section heading="Where things go">
        {customer.defaultAddress ? (
          <address className={styles.address}>
            {customer.defaultAddress.formatted.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <p>No address yet. One that you keep is filled in for you when you buy.</p>
        )}
        <p className={styles.more}>
          <Link link={customer.defaultAddress ? '/auth/account/addresses' : '/auth/account/addresses?add=new'}>
            {customer.defaultAddress ? 'Your addresses' : 'Add an address'}
          </Link>
        </p>
      </Section>
    </>
  );
}
