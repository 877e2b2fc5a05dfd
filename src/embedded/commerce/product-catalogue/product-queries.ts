import { connectionOf } from '../connections/connection.ts';
import { readPage } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { byHandleOrId } from '../graphql/handle-or-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { listProducts } from './product-list.ts';
import { productByHandle, productById } from './product-record.ts';
import { recommendProducts } from './recommendations.ts';

const findProduct = byHandleOrId('Product', productByHandle, productById);

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
