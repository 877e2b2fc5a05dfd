import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { notFound } from '../errors/not-found.server.ts';
import styles from './catalogue-page.module.css';
import { catalogueSections } from './load-catalogue.server.ts';

/** `/catalogue`: every section there is. Exists in development and with `CATALOGUE=1`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  if (!site.catalogue) throw await notFound(url.pathname, site, requestInfo);
  return { sections: catalogueSections() };
}

export const meta: MetaFunction = () => [{ title: 'Catalogue · ash' }, { name: 'robots', content: 'noindex' }];

export default function CataloguePage() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <TitledPage title="Catalogue" summary="Every section of the site, in every state it can be in.">
      <Section>
        <ul role="list" className={styles.sections}>
          {sections.map(({ slug, title, states }) => (
            <li key={slug}>
              <Link link={`/catalogue/${slug}`}>{title}</Link> <span className={styles.count}>{states.length}</span>
            </li>
          ))}
        </ul>
      </Section>
    </TitledPage>
  );
}
