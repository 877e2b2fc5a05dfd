import type { LoaderFunctionArgs } from 'react-router';
import { siteContext, visitContext } from '../../context.ts';
import { autoLogin } from '../../session/auto-login.server.ts';

/** Whose session the browser's cookies are: `{customer: {id} | null}`. The browser's half of auto-login asks it (spec §4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { now } = context.get(visitContext);
  const customer = await autoLogin(context.get(siteContext), request.headers.get('Cookie'), now);
  return Response.json(
    { customer: customer && { id: customer.customerId } },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}
