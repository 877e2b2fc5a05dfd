import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import type { Story } from '#protocol/storyblok/story.ts';
import { requestContext, siteContext } from '../../context.ts';
import { isOwnRequest } from '../../session/csrf-check.server.ts';
import { findStory } from '../story/load-story.server.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** Reading it answers what any other method is answered. */
export function loader() {
  return Response.json(
    { error: 'Only POST is answered here.' },
    { status: 405, headers: { ...noStore, Allow: 'POST' } },
  );
}

const body = z.object({
  path: z.string().startsWith('/'),
  story: z.looseObject({
    id: z.int(),
    uuid: z.string(),
    name: z.string(),
    full_slug: z.string(),
    content: z.looseObject({ _uid: z.string(), component: z.string() }),
  }),
});

/**
 * `POST /api/draft-page?_storyblok=…`: the page of a story that its editor has not saved, as its loader would answer it.
 * Its query is that of the draft, and is checked like it. Errors: 400 with the field at error, 403 for who may not see
 * drafts or comes from another site, 404 where the page at `path` is not of this story.
 */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  if (!isOwnRequest(request, site.publicUrl) || !site.mayShowDraft(url)) {
    return Response.json({ error: 'Drafts are for editors.' }, { status: 403, headers: noStore });
  }
  const read = body.safeParse(await request.json().catch(() => null));
  if (!read.success) {
    const [issue] = read.error.issues;
    const error = `${issue?.path.join('.') || 'the body'}: ${issue?.message}`;
    return Response.json({ error }, { status: 400, headers: noStore });
  }
  const { path, story } = read.data;
  const requestInfo = { ...context.get(requestContext), version: 'draft' as const };
  const page = await findStory({ pathname: path, search: url.search }, site, requestInfo, story as Story);
  if (!page) return Response.json({ error: `This story has no page at ${path}` }, { status: 404, headers: noStore });
  return Response.json(page, { headers: noStore });
}
