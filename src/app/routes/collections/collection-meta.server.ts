import type { MetaDescriptor } from 'react-router';
import type { CollectionDetail } from '#clients/commerce/commerce-client.ts';
import { trailOf } from '../../breadcrumb-trail.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';

/**
 * Head of a collection's page; its own address is `/collections/{handle}` wherever it is shown, and a further page of
 * it is one of its own.
 */
export function collectionMeta(collection: CollectionDetail, search: string, publicUrl: string): MetaDescriptor[] {
  const path = `/collections/${collection.handle}`;
  const trail = trailOf(['Collections', '/collections'], [collection.title, path]);
  return pageMeta({
    seo: { seo_title: collection.seo.title ?? null, seo_description: collection.seo.description ?? null },
    title: collection.title,
    description: collection.description,
    image: collection.image ? { filename: collection.image.url } : null,
    path: path + cursorQuery(search),
    publicUrl,
    graph: graph(breadcrumbList(trail, publicUrl)),
  });
}

function cursorQuery(search: string): string {
  const query = new URLSearchParams(search);
  const name = query.get('before') ? 'before' : 'after';
  const cursor = query.get(name);
  return cursor ? `?${name}=${encodeURIComponent(cursor)}` : '';
}
