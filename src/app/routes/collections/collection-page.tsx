import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { siteContext, visitContext } from '../../context.ts';
import { CollectionView } from './CollectionView.tsx';
import { collectionMeta, loadCollection } from './load-collection.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadCollection(params.handle ?? '', url, context.get(siteContext), context.get(visitContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData ? collectionMeta(loaderData, location.search) : [];

export default function CollectionPage() {
  return <CollectionView list={useLoaderData<typeof loader>()} />;
}
