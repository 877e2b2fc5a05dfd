import type { LoaderFunctionArgs } from 'react-router';
import type { Suggestions } from '#clients/commerce/commerce-client.ts';
import { cacheControl } from '#protocol/cache-times.ts';
import { requestContext, siteContext } from '../../context.ts';
import { type FoundStory, findStories } from './find-stories.server.ts';
import { readSearchQuery, searchAddress, searchError } from './search-query.ts';
import { isHit, wordsOf } from './search-words.ts';
import type { Suggestion } from './suggestion.ts';

/** Suggestions of each kind, and in all: what fits under the field on a telephone. */
const maxOfKind = 4;
const maxSuggestions = 8;

/** `/api/search/suggestions?q=`: where a visitor who is still typing may want to go. Prices are not in it. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const query = readSearchQuery(url.searchParams);
  const suggestions = searchError(query) ? [] : await suggest(query.text, context);
  return Response.json({ suggestions }, { headers: { 'Cache-Control': cacheControl.brief } });
}

async function suggest(text: string, context: LoaderFunctionArgs['context']): Promise<Suggestion[]> {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const [shop, found] = await Promise.all([
    site.commerce.suggestions(requestInfo.market, text, maxOfKind).catch(() => null),
    findStories(text, site, requestInfo).catch(() => null),
  ]);
  const wanted = found?.marked ?? wordsOf(text);
  const named = (found?.stories ?? []).filter(({ title }) => wordsOf(title).some((word) => isHit(word, wanted)));
  const pages = named.slice(0, maxOfKind).map(pageSuggestion);
  const things = shop ? shopSuggestions(shop) : [];
  return [...pages, ...things].slice(0, maxSuggestions);
}

function pageSuggestion({ title, kind, path }: FoundStory): Suggestion {
  return { label: title, kind, href: path };
}

function shopSuggestions({ products, collections, queries }: Suggestions): Suggestion[] {
  const things = products.map(({ title, handle }) => ({
    label: title,
    kind: 'Souvenir',
    href: `/souvenirs/product/${handle}`,
  }));
  const found = collections.map(({ title, handle }) => ({
    label: title,
    kind: 'Collection',
    href: `/collections/${handle}`,
  }));
  // A word alone leads to a search; it helps only where nothing is there to go to.
  const words =
    things.length > 0
      ? []
      : queries.map(({ text }) => ({ label: text, kind: 'Search', href: `/search${searchAddress(text)}` }));
  return [...things, ...found, ...words];
}
