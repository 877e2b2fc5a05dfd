import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { imageById } from '../images/image-record.ts';
import { plainText } from '../product-catalogue/plain-text.ts';
import { listCollections } from './collection-list.ts';
import { productsOfCollection } from './collection-products.ts';
import { type CollectionRecord, collectionByHandle, collectionById } from './collection-record.ts';

/** One collection by handle or id; null when there is none. */
async function findCollection(
  _root: unknown,
  args: { handle?: string | null; id?: string | null },
  context: CommerceContext,
) {
  if (args.handle != null) return collectionByHandle(context, args.handle);
  if (args.id == null) throw requestError('collection requires one of: handle, id', 'BAD_REQUEST');
  const id = numberOfType(args.id, 'Collection');
  if (id === null) throw requestError(`Invalid global id '${args.id}'`, 'argumentLiteralsIncompatible');
  return collectionById(context, id);
}

export const collectionResolvers: ResolverMap = {
  QueryRoot: { collection: findCollection, collectionByHandle: findCollection, collections: listCollections },
  Collection: {
    description: (collection: CollectionRecord, args: { truncateAt?: number | null }) =>
      plainText(collection.descriptionHtml, args.truncateAt),
    image: (collection: CollectionRecord, _args: unknown, context) =>
      collection.imageKey === null ? null : imageById(context, collection.imageKey),
    onlineStoreUrl: (collection: CollectionRecord, _args: unknown, { publicUrl }) =>
      `${publicUrl}/collections/${collection.handle}`,
    products: productsOfCollection,
  },
};
