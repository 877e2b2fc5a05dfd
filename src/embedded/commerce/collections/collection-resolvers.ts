import { byHandleOrId } from '../graphql/handle-or-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { imageById } from '../images/image-record.ts';
import { plainText } from '../product-catalogue/plain-text.ts';
import { listCollections } from './collection-list.ts';
import { productsOfCollection } from './collection-products.ts';
import { type CollectionRecord, collectionByHandle, collectionById } from './collection-record.ts';

const findCollection = byHandleOrId('Collection', collectionByHandle, collectionById);

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
