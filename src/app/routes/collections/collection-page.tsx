import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { requestContext, siteContext } from '../../context.ts';
import { publicPages } from '../../public-page.ts';
import { CollectionView } from './CollectionView.tsx';
import { collectionMeta } from './collection-meta.ts';
import { loadCollection } from './load-collection.server.ts';

export function loader({ url, params, context }: LoaderFunctionArgs) {
  return loadCollection(params.handle ?? '', url, context.get(siteContext), context.get(requestContext));
}

export const handle = publicPages.collection;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData ? collectionMeta(loaderData, location.search) : [];

export default function CollectionPage() {
  return <CollectionView list={useLoaderData<typeof loader>()} />;
}
