import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { data, useActionData, useLoaderData } from 'react-router';
import { BlockContext, useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { CartView } from '#blocks/sections/cart-view/CartView.tsx';
import type { CartViewData } from '#blocks/sections/cart-view/cart-view-data.ts';
import { besideCart, resolveCartView } from '#blocks/sections/cart-view/resolve.server.ts';
import { answerCartForm } from '../../cart/answer-cart-form.server.ts';
import { doneAddress, readDone } from '../../cart/done-address.server.ts';
import { showCart } from '../../cart/show-cart.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { readGlobalSection } from '../story/global-section.server.ts';
import { mergeCookies, personal } from './personal-headers.ts';

/** The visitor's cart. Never cached: it is one person's. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const block = await readGlobalSection('cart', 'cart_view', site, requestInfo);
  const nameOf = async (handle: string) => {
    const found = await site.commerce.product(requestInfo.market, handle).catch(() => null);
    return found?.product.title ?? null;
  };
  const [{ reply, headers }, { beside }, { said, putBack }] = await Promise.all([
    showCart(request, site, requestInfo),
    resolveCartView(block, { ...site, ...requestInfo }).catch(() => ({ beside: [] })),
    readDone(url.searchParams, nameOf),
  ]);
  const shown: CartViewData = { reply: { ...reply, said }, beside: besideCart(beside, reply.cart), putBack };
  return data({ block, shown, market: requestInfo.market, publicUrl: site.publicUrl }, { headers: personal(headers) });
}

/** A plain form of any page. What went well is said on the cart's page; what did not, at once, with status 422. */
export async function action({ request, context }: ActionFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const before = await showCart(request, site, requestInfo);
  const { intent, reply, headers, failed } = await answerCartForm(request, site, requestInfo);
  personal(headers);
  if (intent && !failed && reply.notices.length === 0) {
    headers.set('Location', doneAddress(intent, before.reply.cart, reply));
    return new Response(null, { status: 303, headers });
  }
  return data({ ...reply, cart: reply.cart ?? before.reply.cart }, { status: failed ? 422 : 200, headers });
}

export const headers = ({ loaderHeaders, actionHeaders }: HeadersArgs) => mergeCookies(loaderHeaders, actionHeaders);

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: { noindex: true },
        title: 'Your cart · ash souvenirs',
        description: 'What you have put aside in the souvenirs shop.',
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
      })
    : [];

export default function CartPage() {
  const { block, shown, market, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const surroundings = useBlockSurroundings();
  const view: CartViewData = answered ? { ...shown, reply: answered, putBack: null } : shown;
  return (
    <TitledPage title="Your cart" parent={{ label: 'Souvenirs', href: '/souvenirs' }}>
      <BlockContext value={{ ...surroundings, market, publicUrl, data: { [block._uid]: view } }}>
        <CartView block={block} />
      </BlockContext>
    </TitledPage>
  );
}
