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
import { productData } from '#blocks/sections/souvenir-product/resolve.server.ts';
import { SouvenirProduct } from '#blocks/sections/souvenir-product/SouvenirProduct.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { pageFormAction, sentForm } from '../../forms/page-form.server.ts';
import { publicPages } from '../../public-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { product as productNode } from '../../seo/structured-data/product.ts';
import { notFound } from '../errors/not-found.server.ts';
import { readGlobalSection } from '../story/global-section.server.ts';

/** One product of the shop, in the section that an editor keeps for all of them. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { commerce, publicUrl } = site;
  const [found, block] = await Promise.all([
    commerce.product(requestInfo.market, params.handle ?? '', requestedOptions(searchParams)),
    readGlobalSection('souvenir-product', 'souvenir_product', site, requestInfo),
  ]);
  const shown = found && productData(found, searchParams);
  if (!shown) throw await notFound(pathname, site, requestInfo);
  const trail = trailOf(['Souvenirs', '/souvenirs'], [shown.product.title, pathname]);
  const structured = graph([productNode(shown.product, publicUrl), ...breadcrumbList(trail, publicUrl)]);
  const sent = await sentForm(url, site);
  return {
    block,
    shown,
    market: requestInfo.market,
    now: requestInfo.now.toISOString(),
    publicUrl,
    graph: structured,
    sent,
  };
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

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  const { product } = loaderData.shown;
  return pageMeta({
    seo: { seo_title: product.seo.title ?? null, seo_description: product.seo.description ?? null },
    title: product.title,
    description: product.description,
    image: product.images.nodes.map(({ url }) => ({ filename: url }))[0],
    kind: 'product',
    path: location.pathname,
    publicUrl,
    graph: loaderData.graph,
  });
};

export default function ProductPage() {
  const { block, shown, market, now, publicUrl, sent } = useLoaderData<typeof loader>();
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
