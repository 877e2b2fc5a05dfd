import type { CollectionDetail } from '#clients/commerce/commerce-client.ts';
import type { Site, Visit } from '../../context.ts';
import { notFound } from '../errors/not-found.server.ts';

export type CollectionPage = { collection: CollectionDetail; publicUrl: string };

/** One page of a collection, where `?after=` or `?before=` names a cursor; a thrown 404 when there is none. */
export async function loadCollection(handle: string, url: URL, site: Site, visit: Visit): Promise<CollectionPage> {
  const [after, before] = [url.searchParams.get('after'), url.searchParams.get('before')];
  const page = before ? { before, last: 24 } : { first: 24, ...(after ? { after } : {}) };
  const collection = await site.commerce.collection(visit.market, handle, page);
  if (!collection) throw await notFound(url.pathname, site, visit);
  return { collection, publicUrl: site.publicUrl };
}
