import type { CommerceContext } from '../context.ts';
import { globalId, parseGlobalId } from '../global-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { defineLoader, groupRows } from '../loader.ts';
import { findNode } from '../nodes/find-node.ts';
import type { MetafieldTable } from '../product-catalogue/tables.ts';

type Owner = { __typename: string; key: number };
export type MetafieldName = { key: string; namespace?: string | null };

/** Every metafield of a record; the loader's key is the record's type and number. */
const metafieldsOfOwner = defineLoader<string, MetafieldTable[]>(async ({ db }, keys) => {
  const owners = Map.groupBy(
    keys.map((key) => parseGlobalId(`gid://shopify/${key}`)).filter((owner) => owner !== null),
    (owner) => owner.type,
  );
  const rows = await Promise.all(
    [...owners].map(([type, ids]) =>
      db
        .selectFrom('commerce_metafield')
        .selectAll()
        .where('owner_type', '=', type)
        .where(
          'owner_id',
          'in',
          ids.map((owner) => owner.id),
        )
        .execute(),
    ),
  );
  return groupRows(keys, rows.flat(), (row) => `${row.owner_type}/${row.owner_id}`);
});

/** One metafield, or null. A namespace left out means the calling app's own at the vendor, and nothing here. */
export async function findMetafield(owner: Owner, { key, namespace }: MetafieldName, context: CommerceContext) {
  const rows = await metafieldsOfOwner(context, `${owner.__typename}/${owner.key}`);
  const row = rows.find((entry) => entry.key === key && entry.namespace === namespace);
  return row ? metafieldRecord(row, owner) : null;
}

/** The schema's Metafield, of whatever owns it. */
export function metafieldRecord(row: Omit<MetafieldTable, 'owner_type' | 'owner_id'>, owner: object) {
  return {
    __typename: 'Metafield',
    id: globalId('Metafield', row.id),
    namespace: row.namespace,
    key: row.key,
    type: row.type,
    value: row.value,
    list: row.type.startsWith('list.'),
    description: null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    parentResource: owner,
    reference: (_args: unknown, context: CommerceContext) =>
      row.type.endsWith('_reference') ? findNode(context, row.value) : null,
    references: null,
  };
}

/** The fields of every record that may carry metafields. */
export const ownerFields = {
  metafield: findMetafield,
  metafields: (owner: Owner, args: { identifiers: MetafieldName[] }, context: CommerceContext) =>
    Promise.all(args.identifiers.map((identifier) => findMetafield(owner, identifier, context))),
};

export const metafieldResolvers: ResolverMap = {
  Product: ownerFields,
  ProductVariant: ownerFields,
  Collection: ownerFields,
  Shop: ownerFields,
  Market: ownerFields,
};
