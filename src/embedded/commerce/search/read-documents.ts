import type { Kysely } from 'kysely';
import { chunks } from '#services/database/chunks.ts';
import type { CommerceTables } from '../database/tables.ts';
import { plainText } from '../product-catalogue/plain-text.ts';
import { variantTitle } from '../product-catalogue/variant-record.ts';
import { type SearchDocument, searchDocument } from './search-document.ts';

/** Reads everything that can be found, in batches of at most `size` documents, none of them empty. */
export async function* readDocuments(db: Kysely<CommerceTables>, size: number): AsyncGenerator<SearchDocument[]> {
  for (let last = 0; ; ) {
    const products = await readProducts(db, last, size);
    if (products.length === 0) break;
    yield products;
    last = products.at(-1)?.recordId ?? last;
  }
  const others = [...(await readCollections(db)), ...(await readPages(db)), ...(await readArticles(db))];
  yield* chunks(others, size);
}

async function readProducts(db: Kysely<CommerceTables>, after: number, size: number): Promise<SearchDocument[]> {
  const products = await db
    .selectFrom('commerce_product')
    .select(['id', 'title', 'product_type', 'vendor', 'description_html', 'units_sold'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  if (products.length === 0) return [];
  const ids = products.map((product) => product.id);
  const tags = await db.selectFrom('commerce_product_tag').selectAll().where('product_id', 'in', ids).execute();
  const variants = await db
    .selectFrom('commerce_variant')
    .select(['product_id', 'title', 'sku'])
    .where('product_id', 'in', ids)
    .execute();
  const tagsOf = Map.groupBy(tags, (row) => row.product_id);
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  return products.map((product) => {
    const own = variantsOf.get(product.id) ?? [];
    return searchDocument('PRODUCT', product.id, product.units_sold, {
      title: product.title,
      product_type: product.product_type,
      vendor: product.vendor,
      tag: join(tagsOf.get(product.id) ?? [], (row) => row.tag),
      variants_title: join(own, (variant) => variantTitle(variant.title)),
      variants_sku: join(own, (variant) => variant.sku),
      body: plainText(product.description_html),
    });
  });
}

async function readCollections(db: Kysely<CommerceTables>): Promise<SearchDocument[]> {
  const rows = await db.selectFrom('commerce_collection').select(['id', 'title', 'description_html']).execute();
  return rows.map(({ id, title, description_html }) =>
    searchDocument('COLLECTION', id, 0, { title, body: plainText(description_html) }),
  );
}

async function readPages(db: Kysely<CommerceTables>): Promise<SearchDocument[]> {
  const rows = await db.selectFrom('commerce_page').select(['id', 'title', 'body_html']).execute();
  return rows.map(({ id, title, body_html }) => searchDocument('PAGE', id, 0, { title, body: plainText(body_html) }));
}

async function readArticles(db: Kysely<CommerceTables>): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('commerce_article')
    .select(['id', 'title', 'author', 'tags', 'content_html'])
    .execute();
  return rows.map(({ id, title, author, tags, content_html }) => {
    const tag = (JSON.parse(tags) as string[]).join(' ');
    return searchDocument('ARTICLE', id, 0, { title, tag, body: `${author} ${plainText(content_html)}` });
  });
}

function join<Row>(rows: Row[], textOf: (row: Row) => string): string {
  return rows.map(textOf).join(' ');
}
