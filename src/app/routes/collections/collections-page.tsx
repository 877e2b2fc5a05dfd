import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { publicPages } from '../../public-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import styles from './collections-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { commerce, publicUrl } = context.get(siteContext);
  return { collections: await commerce.collections(context.get(requestContext).market), publicUrl };
}

const summary = 'Everything in the shop began as something a guest asked to take home.';

export const handle = publicPages.plain;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: {},
        title: 'Collections of the souvenirs shop',
        description: summary,
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
        graph: graph(
          breadcrumbList(trailOf(['Souvenirs', '/souvenirs'], ['Collections', '/collections']), loaderData.publicUrl),
        ),
      })
    : [];

export default function CollectionsPage() {
  const { collections } = useLoaderData<typeof loader>();
  return (
    <TitledPage title="Collections" summary={summary} parent={{ label: 'Souvenirs', href: '/souvenirs' }}>
      <Section layout="plain">
        <HeadingLevel level={2}>
          <ul role="list" className={styles.list}>
            {collections.map(({ id, handle, title, description, image }) => (
              <li key={id}>
                <Link link={`/collections/${handle}`} className={styles.link}>
                  <Picture
                    asset={image ? { filename: image.url, alt: '' } : null}
                    sizes="(min-width: 60rem) 33vw, 100vw"
                    decorative
                  />
                  <Heading className={styles.name}>{title}</Heading>
                </Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </HeadingLevel>
      </Section>
    </TitledPage>
  );
}
