import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { CatalogueStoryView } from '#blocks/component-catalogue/CatalogueStoryView.tsx';
import { preloadSections } from '#blocks/registry/preload-sections.ts';
import { useLookStyles } from '#blocks/rendering/use-look-styles.ts';
import { Link } from '#ui/Link.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { notFound } from '../errors/not-found.server.ts';
import styles from './catalogue-section-page.module.css';
import { catalogueTheme } from './catalogue-theme.server.ts';
import { loadCataloguePage } from './load-catalogue.server.ts';
import { ThemeLinks } from './ThemeLinks.tsx';

/** `/catalogue/{section}` and `/catalogue/{section}/{state}`. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { section = '', state } = params;
  const page = site.catalogue ? await loadCataloguePage(section, state, site, requestInfo) : null;
  if (!page) throw await notFound(url.pathname, site, requestInfo);
  return { ...page, look: catalogueTheme(url.searchParams) };
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  await preloadSections(page.shown.map(({ block }) => block.component));
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.section.title ?? ''} · Catalogue · ash` },
  { name: 'robots', content: 'noindex' },
];

export default function CatalogueSectionPage() {
  const { section, shown, look } = useLoaderData<typeof loader>();
  useLookStyles([{ theme: look.theme }, { skin: look.skin }]);
  const { search } = useLocation();
  const apart = section.states.filter((name) => !shown.some((state) => state.name === name));
  const path = `/catalogue/${section.slug}`;
  return (
    <TitledPage title={section.title} parent={{ label: 'Catalogue', href: '/catalogue' }}>
      <div className={styles.head}>
        <ThemeLinks {...look} />
        {apart.length > 0 ? (
          <p>
            On a page of its own:{' '}
            {apart.map((name) => (
              <Link key={name} link={`${path}/${name}${search}`} className={styles.apart}>
                {name.replaceAll('_', ' ')}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      {shown.map((state) => (
        <div key={state.name} className={styles.state}>
          <h2 className={styles.label} id={state.name}>
            <Link link={`${path}/${state.name}${search}`}>{state.name.replaceAll('_', ' ')}</Link>
            {state.draft ? ' (as an editor sees it)' : ''}
            {state.hidden ? ' (shows nothing)' : ''}
          </h2>
          <div data-theme={look.theme} className={styles.ground}>
            <div data-skin={look.skin ?? undefined} className={styles.ground} data-state={state.name}>
              <CatalogueStoryView state={state} />
            </div>
          </div>
        </div>
      ))}
    </TitledPage>
  );
}
