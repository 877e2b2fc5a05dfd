import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import { siteContext } from '../../context.ts';
import { noStore } from '../../session/no-store.server.ts';
import { customerContext, requireSession } from '../../session/session-context.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [noStore, requireSession];

/** Everything a customer's account holds, as one JSON file to keep: details, addresses, every order whole. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { accounts } = context.get(siteContext);
  const { accessToken } = context.get(customerContext);
  const [details, book, orders] = await Promise.all([
    accounts.overview(accessToken),
    accounts.addresses(accessToken),
    accounts.wholeOrders(accessToken),
  ]);
  const { orders: _newest, defaultAddress: _default, birthDate, ...person } = details ?? {};
  const file = {
    exportedAt: new Date().toISOString(),
    customer: { ...person, dateOfBirth: birthDate?.value ?? null },
    addresses: book?.addresses.nodes.map(({ id, ...address }) => ({ number: numberOfId(id), ...address })) ?? [],
    orders: orders.map(({ id, ...order }) => ({ number: numberOfId(id), ...order })),
  };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ash-account.json"',
    },
  });
}
