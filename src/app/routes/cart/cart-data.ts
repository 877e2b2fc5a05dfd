import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { CartReading } from '#blocks/cart/cart-contract.ts';
import { answerCartForm } from '../../cart/answer-cart-form.server.ts';
import { peekAtCart, showCart } from '../../cart/show-cart.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { readGlobalSection } from '../story/global-section.server.ts';
import { personal } from './personal-headers.ts';

/** `GET /api/cart`: the visitor's cart as JSON, with what an editor decided of it. `?peek` is no look at its prices. */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  if (url.searchParams.has('peek')) {
    return Response.json(await peekAtCart(request, site, requestInfo), { headers: personal(new Headers()) });
  }
  const [{ reply, headers }, settings] = await Promise.all([
    showCart(request, site, requestInfo),
    readGlobalSection('cart', 'cart_view', site, requestInfo),
  ]);
  return Response.json({ ...reply, settings } satisfies CartReading, { headers: personal(headers) });
}

/** `POST /api/cart`: the same fields as the plain forms of the cart. What could not be done is in the reply. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { reply, headers } = await answerCartForm(request, site, requestInfo);
  return Response.json(reply, { headers: personal(headers) });
}
