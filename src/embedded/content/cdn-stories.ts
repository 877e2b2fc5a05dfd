import type { StoriesResponse, StoryResponse } from '#protocol/storyblok/cdn.ts';
import { answerStories } from './answer-stories.ts';
import { notFound } from './api-error.ts';
import { type CdnRequest, latestVersionRedirect, pageResponse, readCdnRequest, readPage } from './cdn-request.ts';
import type { ContentContext } from './content-context.ts';
import { bareSlug } from './content-seed.ts';
import { listOf, selectStories } from './select-stories.ts';
import { sortStories } from './sort-stories.ts';
import type { StoredStory } from './stored-story.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_STORIES = 100;

/** `GET /v2/cdn/stories`. */
export async function listStories(context: ContentContext, url: URL): Promise<Response> {
  const request = await readCdnRequest(context, url, 'stories');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const { query, cv, presentation } = request;
  const selected = selectStories(await context.catalogue.stories(request.version), query);
  const sorted = inOrder(selected, query);
  const byUuids = query.has('by_uuids') || query.has('by_uuids_ordered');
  const { page, perPage } = readPage(query, MOST_STORIES, byUuids ? MOST_STORIES : undefined);
  const shown = sorted.slice((page - 1) * perPage, page * perPage);
  const answer = await answerStories(context.stories, shown, presentation, query);
  return pageResponse({ ...answer, cv } satisfies StoriesResponse, sorted.length, perPage);
}

function inOrder(stories: readonly StoredStory[], query: URLSearchParams): StoredStory[] {
  const uuids = listOf(query, 'by_uuids_ordered');
  if (!uuids) return sortStories(stories, query.get('sort_by') ?? undefined);
  const places = new Map(uuids.map((uuid, index) => [uuid, index]));
  return stories.toSorted((left, right) => (places.get(left.uuid) ?? 0) - (places.get(right.uuid) ?? 0));
}

/** `GET /v2/cdn/stories/{full_slug or id or uuid}`; `reference` is decoded and has no slashes around it. */
export async function showStory(context: ContentContext, url: URL, reference: string): Promise<Response> {
  const request = await readCdnRequest(context, url, 'story');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const stored = await findStory(context, request, reference);
  if (!stored) throw notFound();
  const answer = await answerStories(context.stories, [stored], request.presentation, request.query);
  const { stories, ...resolved } = answer;
  const story = stories[0];
  if (!story) throw notFound();
  return Response.json({ story, cv: request.cv, ...resolved } satisfies StoryResponse);
}

async function findStory(context: ContentContext, request: CdnRequest, reference: string): Promise<StoredStory | null> {
  const { version, query } = request;
  const byUuid = query.get('find_by') === 'uuid' || UUID.test(reference);
  const found = byUuid
    ? await context.stories.byUuid(reference, version)
    : ((/^\d{1,15}$/.test(reference) ? await context.stories.byId(Number(reference), version) : null) ??
      (await context.stories.bySlug(bareSlug(reference), version)));
  const contentTypes = listOf(query, 'content_type');
  return found && contentTypes && !contentTypes.includes(found.content.component) ? null : found;
}
