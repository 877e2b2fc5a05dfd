import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Html } from '#ui/Html.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { publicPages } from '../../public-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { notFound } from '../errors/not-found.server.ts';
import styles from './policy-page.module.css';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const policy = await site.commerce.policy(requestInfo.market, params.handle ?? '');
  if (!policy) throw await notFound(url.pathname, site, requestInfo);
  return { policy, publicUrl: site.publicUrl };
}

export const handle = publicPages.plain;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: {},
        title: `${loaderData.policy.title} · ash souvenirs`,
        description: `${loaderData.policy.title} of the ash souvenirs shop, in plain words.`,
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
        graph: graph(breadcrumbList(trailOf([loaderData.policy.title, location.pathname]), loaderData.publicUrl)),
      })
    : [];

export default function PolicyPage() {
  const { policy } = useLoaderData<typeof loader>();
  return (
    <TitledPage title={policy.title} parent={{ label: 'Souvenirs', href: '/souvenirs' }}>
      <Html html={policy.body} className={styles.text} />
    </TitledPage>
  );
}
