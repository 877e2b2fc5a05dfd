import { type MetaFunction, redirect, useLoaderData, useSearchParams } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { siteContext } from '../../context.ts';
import { loginAddress } from '../../session/return-address.ts';
import { customerContext } from '../../session/session-context.server.ts';
import { authMeta } from '../auth/auth-meta.ts';
import type { Route } from './+types/orders-page';
import { AccountPage } from './AccountPage.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderList } from './OrderList.tsx';
import { type OrderFilter, orderFilters, readOrderFilter } from './order-status.ts';
import styles from './orders-page.module.css';
import { readOrders } from './read-orders.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = url;
  const filter = readOrderFilter(searchParams.get('status'));
  const place = { after: searchParams.get('after'), before: searchParams.get('before') };
  const { accessToken } = context.get(customerContext);
  const view = await readOrders(site.accounts, accessToken, filter, place).catch((error: unknown) => {
    // A place that the shop cannot read, because somebody changed it, leads to the first page.
    throw place.after || place.before ? redirect(address(filter), 302) : error;
  });
  if (!view) throw redirect(loginAddress(url), 302);
  return { ...view, filter, publicUrl: site.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Your orders', location.pathname, loaderData?.publicUrl);

/** The list's own address with a filter and a place. */
function address(filter: OrderFilter | null, place?: ['after' | 'before', string]): string {
  const query = new URLSearchParams([...(filter ? [['status', filter]] : []), ...(place ? [place] : [])]);
  return `/auth/account/orders${query.size > 0 ? `?${query}` : ''}`;
}

export default function OrdersPage() {
  const { orders, newer, older, total, filter } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const filters: [OrderFilter | null, string][] = [
    [null, 'All'],
    ...Object.entries(orderFilters).map(([key, { label }]): [OrderFilter, string] => [key as OrderFilter, label]),
  ];
  return (
    <AccountPage title="Your orders" current="Orders">
      <Section
        heading={total === 1 ? '1 order' : `${total} orders`}
        aside={
          total > 0 ? (
            <nav aria-label="Orders by status">
              <ul className={styles.filters} role="list">
                {filters.map(([key, label]) => (
                  <li key={label}>
                    <Link link={address(key)} current={key === filter}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null
        }
      >
        <div data-list-part={query.get('after') ?? query.get('before')}>
          {orders.length > 0 ? <OrderList orders={orders} /> : null}
        </div>
        {orders.length === 0 && total > 0 ? (
          <p>{filter ? orderFilters[filter].none : 'These were all of them.'}</p>
        ) : null}
        {total === 0 ? <NoOrders /> : null}
        {newer || older ? (
          <nav aria-label="Pages of orders" className={styles.pages}>
            {newer ? <Link link={address(filter, ['before', newer])}>Newer orders</Link> : <span />}
            {older ? <Link link={address(filter, ['after', older])}>Older orders</Link> : null}
          </nav>
        ) : null}
      </Section>
    </AccountPage>
  );
}
