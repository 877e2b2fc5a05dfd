import type { ClientLoaderFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useActionData, useLoaderData } from 'react-router';
import { requestContext, siteContext } from '../../context.ts';
import { wholeData } from '../../document/whole-data.ts';
import { pageFormAction, sentForm } from '../../forms/page-form.server.ts';
import { publicPages } from '../../public-page.ts';
import { metaInDocument } from '../../seo/meta-in-document.ts';
import { CollectionView } from '../collections/CollectionView.tsx';
import { carriedCollection } from '../collections/carried-collection.server.ts';
import { loadCollection } from '../collections/load-collection.server.ts';
import { carriedPage } from '../story/carried-page.server.ts';
import { findStory } from '../story/load-story.server.ts';
import { preloadPage } from '../story/page-code.ts';
import { storyPageMeta } from '../story/story-page-meta.ts';
import { StoryTemplate } from '../story/templates/StoryTemplate.tsx';

/** `/souvenirs/{handle...}`: the story of that path, else the collection that its last segment names, else a 404. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const page = await findStory(url, site, requestInfo);
  if (page) return { kind: 'story' as const, page: carriedPage(page, request), sent: await sentForm(url, site) };
  const handle = url.pathname.split('/').at(-1) ?? '';
  const list = await loadCollection(handle, url, site, requestInfo);
  return { kind: 'collection' as const, list: carriedCollection(list, request) };
}

export const handle = publicPages.souvenirs;

/** The forms of the page's sections. */
export const action = pageFormAction;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>();
  if (loaded.kind === 'story') await preloadPage(loaded.page.story.content);
  return loaded;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  return loaderData.kind === 'story'
    ? storyPageMeta(loaderData.page)
    : (wholeData(loaderData.list).meta ?? metaInDocument());
};

export default function SouvenirsPage() {
  const loaded = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  if (loaded.kind === 'collection') return <CollectionView list={wholeData(loaded.list)} />;
  return <StoryTemplate page={wholeData(loaded.page)} formAnswer={returned ?? loaded.sent} />;
}
