import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { BlockContext, useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { requestedOptions } from '#blocks/sections/souvenir-product/requested-options.ts';
import { SouvenirProduct } from '#blocks/sections/souvenir-product/SouvenirProduct.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { wholeData } from '../../document/whole-data.ts';
import { pageFormAction, sentForm } from '../../forms/page-form.server.ts';
import { publicPages } from '../../public-page.ts';
import { metaInDocument } from '../../seo/meta-in-document.ts';
import { notFound } from '../errors/not-found.server.ts';
import { carriedProductPage } from './carried-product-page.server.ts';
import { loadProduct } from './load-product.server.ts';

/** One product of the shop, in the section that an editor keeps for all of them. */
export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const page = await loadProduct(params.handle ?? '', url, site, requestInfo);
  if (!page) throw await notFound(url.pathname, site, requestInfo);
  return carriedProductPage({ ...page, sent: await sentForm(url, site) }, request);
}

export const handle = publicPages.product;

/** The form of a variant that is sold out. */
export const action = pageFormAction;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Every variant came with the product: another one in the address is no reason to ask again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage && requestedOptions(nextUrl.searchParams).length === 0 ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? (wholeData(loaderData).meta ?? metaInDocument()) : [];

export default function ProductPage() {
  const { block, shown, market, now, publicUrl, sent } = wholeData(useLoaderData<typeof loader>());
  const returned = useActionData<typeof action>();
  const surroundings = useBlockSurroundings();
  return (
    <BlockContext
      value={{ ...surroundings, market, now, publicUrl, data: { [block._uid]: shown }, formAnswer: returned ?? sent }}
    >
      <HeadingLevel level={1}>
        <SouvenirProduct key={shown.product.id} block={block} />
      </HeadingLevel>
    </BlockContext>
  );
}
