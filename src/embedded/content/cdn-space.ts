import type { SpaceResponse, TagsResponse } from '#protocol/storyblok/cdn.ts';
import { readCdnRequest } from './cdn-request.ts';
import type { ContentContext } from './content-context.ts';

/** `GET /v2/cdn/spaces/me`: its `version` is the current cv. */
export async function showSpace(context: ContentContext, url: URL): Promise<Response> {
  const { cv } = await readCdnRequest(context, url, 'space');
  const space = {
    id: context.spaceId,
    name: context.spaceName,
    domain: context.domain,
    version: cv,
    language_codes: [...context.languages],
  };
  return Response.json({ space } satisfies SpaceResponse);
}

/** `GET /v2/cdn/tags`: every tag in use, with the number of stories that carry it. */
export async function listTags(context: ContentContext, url: URL): Promise<Response> {
  const { query, version } = await readCdnRequest(context, url, 'tags');
  const startsWith = query.get('starts_with')?.replace(/^\//, '') ?? '';
  const counts = new Map<string, number>();
  for (const story of await context.catalogue.stories(version)) {
    if (!story.fullSlug.startsWith(startsWith)) continue;
    for (const tag of story.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].map(([name, taggings_count]) => ({ name, taggings_count }));
  tags.sort((left, right) => (left.name < right.name ? -1 : 1));
  return Response.json({ tags } satisfies TagsResponse);
}
