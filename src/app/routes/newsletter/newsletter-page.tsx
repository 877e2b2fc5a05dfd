import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router';
import { wholeData } from '../../document/whole-data.ts';
import { pageFormAction } from '../../forms/page-form.server.ts';
import { subscribePlainly } from '../../newsletter/subscribe-plainly.server.ts';
import * as story from '../story/story-page.tsx';
import { StoryTemplate } from '../story/templates/StoryTemplate.tsx';
import { SubscribeResult } from './SubscribeResult.tsx';

/**
 * The newsletter's page: a story like the others, which also says what came of a newsletter form of any page. Constants of
 * this module, not exports of the other: so the build finds all of the route in one file.
 */
export const clientLoader = story.clientLoader;
export const handle = story.handle;
export const headers = story.headers;
export const loader = story.loader;
export const meta = story.meta;
export const shouldRevalidate = story.shouldRevalidate;

export async function action(args: ActionFunctionArgs) {
  if (!args.url.searchParams.has('subscribe')) return pageFormAction(args);
  const { result, status, headers } = await subscribePlainly(args);
  return data({ newsletter: result }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

export default function NewsletterPage() {
  const page = wholeData(useLoaderData<typeof story.loader>());
  const returned = useActionData<typeof action>();
  const newsletter = returned && 'newsletter' in returned ? returned.newsletter : null;
  const answer = returned && 'ok' in returned ? returned : (page.sent ?? null);
  return (
    <>
      {newsletter ? <SubscribeResult result={newsletter} /> : null}
      <StoryTemplate page={page} formAnswer={answer} />
    </>
  );
}
