import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDate } from '#protocol/shopify/shop-date.ts';
import { Section } from '#ui/Section.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { customerContext } from '../../session/session-context.server.ts';
import { authMeta } from '../auth/auth-meta.ts';
import { notFound } from '../errors/not-found.server.ts';
import { AccountPage } from './AccountPage.tsx';
import { OrderActions } from './OrderActions.tsx';
import { Addresses, Costs, Progress, Timeline, Tracking } from './OrderFacts.tsx';
import { GiftNote, OrderItems } from './OrderItems.tsx';
import { readTimeline } from './order-events.ts';
import { orderStatusLabel } from './order-status.ts';
import { orderedAgain, reorder } from './reorder.server.ts';

async function findOrder({ url, params, context }: Pick<LoaderFunctionArgs, 'url' | 'params' | 'context'>) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { accessToken } = context.get(customerContext);
  const number = params.id ?? '';
  const order = /^\d{1,20}$/.test(number) ? await site.accounts.order(accessToken, number) : null;
  // Another customer's order is as little here as one that never was.
  if (!order) throw await notFound(url.pathname, site, requestInfo);
  return order;
}

export async function loader(page: LoaderFunctionArgs) {
  const order = await findOrder(page);
  const { publicUrl } = page.context.get(siteContext);
  return { order, canReorder: orderedAgain(order).length > 0, publicUrl };
}

/** Buys the same again. */
export async function action(page: ActionFunctionArgs) {
  const { request, context } = page;
  const order = await findOrder(page);
  const headers = new Headers();
  const [site, requestInfo, customer] = [
    context.get(siteContext),
    context.get(requestContext),
    context.get(customerContext),
  ];
  if (await reorder(site, requestInfo, customer, order, request, headers))
    return redirect('/cart', { status: 303, headers });
  return data({ message: 'None of this could be put into your cart: it is no longer sold, or has just gone.' }, 422);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta(loaderData ? `Order ${loaderData.order.name}` : 'Your order', location.pathname, loaderData?.publicUrl);

export default function OrderPage() {
  const { order, canReorder } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage
      title={`Order ${order.name}`}
      summary={`${orderStatusLabel(order)} · placed ${formatDate(order.processedAt)}`}
      current="Orders"
      parent={{ label: 'Your orders', href: '/auth/account/orders' }}
    >
      <Section heading="Where it is">
        <Progress order={order} />
        <Tracking parcels={order.successfulFulfillments} />
        <Timeline entries={readTimeline(order.fulfilmentEvents?.value)} />
      </Section>
      <Section heading="What is in it">
        <OrderItems items={order.lineItems.nodes} />
        <GiftNote note={order.giftNote?.value} />
        <OrderActions canReorder={canReorder} message={answer?.message} />
      </Section>
      <Section heading="What it costs">
        <Costs order={order} />
      </Section>
      <Section heading="Addresses and payment">
        <Addresses order={order} />
      </Section>
    </AccountPage>
  );
}
