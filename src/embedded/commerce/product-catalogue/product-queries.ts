import { connectionOf } from '../connections/connection.ts';
import { readPage } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { listProducts } from './product-list.ts';
import { productByHandle, productById } from './product-record.ts';
import { recommendProducts } from './recommendations.ts';

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

type First = { first: number };

/** Every tag on a product, in alphabetical order. */
async function listTags(_root: unknown, args: First, { db }: CommerceContext) {
  const rows = await db.selectFrom('commerce_product_tag').select('tag as word').distinct().execute();
  return wordConnection(rows, args);
}

/** Every product type, in alphabetical order. */
async function listTypes(_root: unknown, args: First, { db }: CommerceContext) {
  const rows = await db.selectFrom('commerce_product').select('product_type as word').distinct().execute();
  return wordConnection(rows, args);
}

function wordConnection(rows: { word: string }[], args: First) {
  const { size } = readPage(args);
  const words = rows.map((row) => row.word).sort();
  const items = words.slice(0, size).map((word, index) => ({ node: word, cursor: { id: index, value: word } }));
  return connectionOf(items, { hasNextPage: words.length > size, hasPreviousPage: false });
}
