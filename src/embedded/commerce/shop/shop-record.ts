import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { defineLoader } from '../loader.ts';

/** The embedded shop is one; loaders want a key all the same. */
const THE_SHOP = 1;

const shopRow = defineLoader<number, ShopRecord>(async ({ db }, keys) => {
  const row = await db.selectFrom('commerce_shop').selectAll().executeTakeFirstOrThrow();
  return keys.map(() => ({
    __typename: 'Shop',
    key: row.id,
    id: globalId('Shop', row.id),
    name: row.name,
    description: row.description,
    slogan: row.slogan,
  }));
});

const policyRows = defineLoader<number, PolicyRecord[]>(async ({ db, publicUrl }, keys) => {
  const rows = await db.selectFrom('commerce_policy').selectAll().orderBy('id').execute();
  const policies = rows.map(
    (row): PolicyRecord => ({
      __typename: 'ShopPolicy',
      key: row.id,
      kind: row.kind,
      id: globalId('ShopPolicy', row.id),
      handle: row.handle,
      title: row.title,
      body: row.body,
      url: `${publicUrl}/policies/${row.handle}`,
    }),
  );
  return keys.map(() => policies);
});

export type ShopRecord = {
  __typename: 'Shop';
  key: number;
  id: string;
  name: string;
  description: string;
  slogan: string;
};

export type PolicyRecord = {
  __typename: 'ShopPolicy';
  key: number;
  kind: string;
  id: string;
  handle: string;
  title: string;
  body: string;
  url: string;
};

/** The one shop of the service. */
export const readShop = (context: CommerceContext): Promise<ShopRecord> => shopRow(context, THE_SHOP);
/** The policies of that shop. */
export const readPolicies = (context: CommerceContext): Promise<PolicyRecord[]> => policyRows(context, THE_SHOP);
