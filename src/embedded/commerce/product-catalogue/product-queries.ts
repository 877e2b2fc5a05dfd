import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { listProducts } from './product-list.ts';
import { productByHandle, productById } from './product-record.ts';
import { recommendProducts } from './recommendations.ts';
import { listTags, listTypes } from './word-lists.ts';

/** One product by handle or id; null when there is none. */
async function findProduct(
  _root: unknown,
  args: { handle?: string | null; id?: string | null },
  context: CommerceContext,
) {
  if (args.handle != null) return productByHandle(context, args.handle);
  if (args.id == null) throw requestError('product requires one of: handle, id', 'BAD_REQUEST');
  const id = numberOfType(args.id, 'Product');
  if (id === null) throw requestError(`Invalid global id '${args.id}'`, 'argumentLiteralsIncompatible');
  return productById(context, id);
}

export const productQueries: ResolverMap = {
  QueryRoot: {
    product: findProduct,
    productByHandle: findProduct,
    products: listProducts,
    productRecommendations: recommendProducts,
    productTags: listTags,
    productTypes: listTypes,
  },
};
