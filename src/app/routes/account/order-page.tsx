import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Section } from '#ui/Section.tsx';
import { siteContext, visitContext } from '../../context.ts';
import { customerContext } from '../../session/session-context.server.ts';
import { authMeta } from '../auth/auth-meta.ts';
import { notFound } from '../errors/not-found.server.ts';
import { AccountPage } from './AccountPage.tsx';
import { formatDate } from './format-date.ts';
import { Addresses, Costs, Timeline, Tracking } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { readTimeline } from './order-events.ts';
import { orderStatusLabel } from './order-status.ts';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const [site, visit] = [context.get(siteContext), context.get(visitContext)];
  const { accessToken } = context.get(customerContext);
  const number = params.id ?? '';
  const order = /^\d{1,20}$/.test(number) ? await site.accounts.order(accessToken, number) : null;
  // Another customer's order is as little here as one that never was.
  if (!order) throw await notFound(url.pathname, site, visit);
  return { order, publicUrl: site.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta(loaderData ? `Order ${loaderData.order.name}` : 'Your order', location.pathname, loaderData?.publicUrl);

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={`Order ${order.name}`}
      summary={`${orderStatusLabel(order)} · placed ${formatDate(order.processedAt)}`}
      current="Orders"
      parent={{ label: 'Your orders', href: '/auth/account/orders' }}
    >
      <Section heading="Where it is">
        <Tracking parcels={order.successfulFulfillments} />
        <Timeline entries={readTimeline(order.fulfilmentEvents?.value)} />
      </Section>
      <Section heading="What is in it">
        <OrderItems items={order.lineItems.nodes} />
      </Section>
      <Section heading="What it costs">
        <Costs order={order} />
      </Section>
      <Section heading="Where it goes">
        <Addresses order={order} />
      </Section>
    </AccountPage>
  );
}
