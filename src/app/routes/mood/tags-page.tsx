import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { tagCounts } from '#blocks/tags/tag-counts.ts';
import { tagName } from '#blocks/tags/tag-name.ts';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { publicPages } from '../../public-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { loadMoodEntries } from './load-mood.server.ts';
import styles from './tags-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  return { tags: tagCounts(await loadMoodEntries(site, context.get(requestContext))), publicUrl: site.publicUrl };
}

const summary = 'Every word we have filed a picture under.';

export const handle = publicPages.plain;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: {},
        title: 'Tags of the mood pages',
        description: summary,
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
        graph: graph(breadcrumbList(trailOf(['Mood', '/mood'], ['Tags', '/mood/tagged']), loaderData.publicUrl)),
      })
    : [];

export default function TagsPage() {
  const { tags } = useLoaderData<typeof loader>();
  return (
    <TitledPage title="Tags" summary={summary} parent={{ label: 'Mood', href: '/mood' }}>
      <Section>
        <ul role="list" className={styles.tags}>
          {tags.map(({ tag, count }) => (
            <li key={tag}>
              <Link link={`/mood/tagged/${tag}`}>{tagName(tag)}</Link>{' '}
              <span className={styles.count}>{count === 1 ? '1 picture' : `${count} pictures`}</span>
            </li>
          ))}
        </ul>
      </Section>
    </TitledPage>
  );
}
