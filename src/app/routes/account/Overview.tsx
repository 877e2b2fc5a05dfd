import type { AccountOverview } from '#clients/commerce/account-client.ts';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import openCase from '../../drawings/open-case.svg?url';
import { PageDrawing } from '../../layouts/PageDrawing.tsx';
import { AddressLines } from './AddressLines.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './Overview.module.css';

/** The newest orders, and where things go. */
export function Overview({ customer }: { customer: AccountOverview }) {
  const { nodes: orders } = customer.orders;
  const others = Number(customer.numberOfOrders) - orders.length;
  return (
    <>
      <Section heading="Newest orders">
        {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
        {others > 0 ? (
          <p className={styles.more}>
            <Link link="/auth/account/orders">{others === 1 ? 'One more order' : `${others} more orders`}</Link>
          </p>
        ) : null}
      </Section>
      <Section heading="Where things go">
        {customer.defaultAddress ? (
          <AddressLines address={customer.defaultAddress} />
        ) : (
          <p>No address yet. One that you keep is filled in for you when you buy.</p>
        )}
        <p className={styles.more}>
          <Link link={customer.defaultAddress ? '/auth/account/addresses' : '/auth/account/addresses?add=new'}>
            {customer.defaultAddress ? 'Your addresses' : 'Add an address'}
          </Link>
        </p>
        <PageDrawing src={openCase} />
      </Section>
    </>
  );
}
