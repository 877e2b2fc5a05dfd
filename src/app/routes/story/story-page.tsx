import type {
  ClientLoaderFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { data, redirect, redirectDocument, useActionData, useLoaderData } from 'react-router';
import { preloadFooter } from '#blocks/footer/lazy-footer.ts';
import { requestContext, siteContext } from '../../context.ts';
import { wholeData } from '../../document/whole-data.ts';
import { pageFormAction, sentForm } from '../../forms/page-form.server.ts';
import { publicPages } from '../../public-page.ts';
import { notFound } from '../errors/not-found.server.ts';
import { carriedPage } from './carried-page.server.ts';
import { filledJobAddress } from './filled-job-address.server.ts';
import { findStory } from './load-story.server.ts';
import { preloadPage } from './page-code.ts';
import { isQueryChange } from './query-change.ts';
import { storyPageMeta } from './story-page-meta.ts';
import { StoryTemplate } from './templates/StoryTemplate.tsx';

/** Any page of content: the story that lives at this path. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const page = await findStory(url, site, requestInfo);
  if (!page) throw await notFound(pathname, site, requestInfo);
  const filled = filledJobAddress(page);
  if (filled !== null) throw redirect(filled);
  const sent = await sentForm(url, site);
  return data(carriedPage({ ...page, ...(sent && { sent }) }, request), page.status);
}

export const handle = publicPages.story;

/** The forms of the page's sections. */
export const action = pageFormAction;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Moving from page to page, the sections' code is there before the page is shown. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  // The document's policy was made for another page: one that shows other sites comes as a document of its own.
  if (page.hasOwnPolicy && !isDocumentOf(request.url)) throw redirectDocument(request.url);
  await Promise.all([preloadPage(page.story.content), page.footer ? preloadFooter() : null]);
  return page;
}

/** A page holds all that its filters choose from, and what opens over it brings its own. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isQueryChange(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

function isDocumentOf(url: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === new URL(url).pathname;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => storyPageMeta(loaderData);

export default function StoryPage() {
  const page = wholeData(useLoaderData<typeof loader>());
  const returned = useActionData<typeof action>();
  return <StoryTemplate page={page} formAnswer={returned ?? page.sent ?? null} />;
}
