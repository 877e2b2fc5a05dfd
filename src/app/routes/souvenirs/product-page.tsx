import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { trailOf } from '../../breadcrumb-trail.ts';
import { siteContext, visitContext } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { product as productNode } from '../../seo/structured-data/product.ts';
import { notFound } from '../errors/not-found.server.ts';
import { chosenVariant } from './choose-variant.ts';
import { ProductView } from './ProductView.tsx';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const [site, visit] = [context.get(siteContext), context.get(visitContext)];
  const { commerce, publicUrl } = site;
  const found = await commerce.product(visit.market, params.handle ?? '');
  const variant = found && chosenVariant(found.product.variants.nodes, searchParams.get('variant'));
  if (!found || !variant) throw await notFound(pathname, site, visit);
  const trail = trailOf(['Souvenirs', '/souvenirs'], [found.product.title, pathname]);
  const structured = graph([productNode(found.product, publicUrl), ...breadcrumbList(trail, publicUrl)]);
  return data({ ...found, variant, publicUrl, graph: structured });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { product, publicUrl } = loaderData;
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
  const { product, recommendations, variant } = useLoaderData<typeof loader>();
  return <ProductView product={product} recommendations={recommendations} variant={variant} />;
}
