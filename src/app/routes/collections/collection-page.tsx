import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { requestContext, siteContext } from '../../context.ts';
import { wholeData } from '../../document/whole-data.ts';
import { publicPages } from '../../public-page.ts';
import { metaInDocument } from '../../seo/meta-in-document.ts';
import { CollectionView } from './CollectionView.tsx';
import { carriedCollection } from './carried-collection.server.ts';
import { loadCollection } from './load-collection.server.ts';

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const page = await loadCollection(params.handle ?? '', url, context.get(siteContext), context.get(requestContext));
  return carriedCollection(page, request);
}

export const handle = publicPages.collection;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? (wholeData(loaderData).meta ?? metaInDocument()) : [];

export default function CollectionPage() {
  return <CollectionView list={wholeData(useLoaderData<typeof loader>())} />;
}
