import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { MoodPictures } from '#blocks/sections/mood-grid/MoodPictures.tsx';
import { TagPanel } from '#blocks/tags/TagPanel.tsx';
import { tagName } from '#blocks/tags/tag-name.ts';
import { Section } from '#ui/Section.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { publicPages } from '../../public-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { notFound } from '../errors/not-found.server.ts';
import { loadMoodEntries } from './load-mood.server.ts';
import { loadTagSidebar } from './load-tag-sidebar.server.ts';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const tag = params.handle ?? '';
  const entries = (await loadMoodEntries(site, requestInfo)).filter(({ content }) => content.tags?.includes(tag));
  if (entries.length === 0) throw await notFound(url.pathname, site, requestInfo);
  return { tag, entries, sidebar: await loadTagSidebar(site, requestInfo), publicUrl: site.publicUrl };
}

export const handle = publicPages.plain;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: {},
        title: `Mood: ${tagName(loaderData.tag)}`,
        description: `Pictures from the houses, filed under ${tagName(loaderData.tag)}.`,
        image: loaderData.entries[0]?.content.image,
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
        graph: graph(
          breadcrumbList(
            trailOf(['Mood', '/mood'], ['Tags', '/mood/tagged'], [tagName(loaderData.tag), location.pathname]),
            loaderData.publicUrl,
          ),
        ),
      })
    : [];

export default function TagPage() {
  const { tag, entries, sidebar } = useLoaderData<typeof loader>();
  return (
    <TitledPage title={tagName(tag)} parent={{ label: 'All tags', href: '/mood/tagged' }}>
      <Section>
        <MoodPictures entries={entries} />
      </Section>
      <TagPanel {...sidebar} />
    </TitledPage>
  );
}
