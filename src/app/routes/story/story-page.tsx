import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { siteContext, visitContext } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { loadStory } from './load-story.server.ts';
import { storySummary } from './story-summary.ts';
import { StoryTemplate } from './templates/StoryTemplate.tsx';

/** Any page of content: the story that lives at this path. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadStory(new URL(request.url).pathname, context.get(siteContext), context.get(visitContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { story, publicUrl } = loaderData;
  // A venue answers under /dining and /enjoy; /dining is its own address.
  const path = location.pathname.replace(/^\/enjoy\//, '/dining/');
  return pageMeta({ seo: story.content, ...storySummary(story.content), path, publicUrl });
};

export default function StoryPage() {
  return <StoryTemplate page={useLoaderData<typeof loader>()} />;
}
