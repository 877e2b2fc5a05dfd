import { collectionByHandle } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { pageByHandle } from '../pages/page-record.ts';
import { productByHandle } from '../product-catalogue/product-record.ts';
import type { MenuItemSeed } from '../seed/product-catalogue-seed.ts';
import { readPolicies } from '../shop/shop-record.ts';

/** Room for the entries of one menu below its number, in the order they are written. */
const ENTRIES = 1_000;

type Target = { type: string; resource: { id: string } | null; url: string | null };
type Item = { item: MenuItemSeed; number: number };

/** A menu by its handle, or null; its entries carry what they lead to. */
async function findMenu(_root: unknown, { handle }: { handle: string }, context: CommerceContext) {
  const row = await context.db.selectFrom('commerce_menu').selectAll().where('handle', '=', handle).executeTakeFirst();
  if (!row) return null;
  let number = row.id * ENTRIES;
  const build = (seed: MenuItemSeed): object => {
    number += 1;
    return menuItem({ item: seed, number }, (seed.items ?? []).map(build));
  };
  const items = (JSON.parse(row.items) as MenuItemSeed[]).map(build);
  const itemsCount = number - row.id * ENTRIES;
  return { __typename: 'Menu', id: globalId('Menu', row.id), handle, title: row.title, items, itemsCount };
}

function menuItem({ item, number }: Item, items: object[]) {
  const target = (context: CommerceContext) => findTarget(context, item.to);
  return {
    __typename: 'MenuItem',
    id: globalId('MenuItem', number),
    title: item.title,
    items,
    tags: [],
    type: async (_args: unknown, context: CommerceContext) => (await target(context)).type,
    resource: async (_args: unknown, context: CommerceContext) => (await target(context)).resource,
    resourceId: async (_args: unknown, context: CommerceContext) => (await target(context)).resource?.id ?? null,
    url: async (_args: unknown, context: CommerceContext) => (await target(context)).url,
  };
}

async function findTarget(context: CommerceContext, to: MenuItemSeed['to']): Promise<Target> {
  const { publicUrl } = context;
  if ('collection' in to) {
    const resource = await collectionByHandle(context, to.collection);
    return { type: 'COLLECTION', resource, url: `${publicUrl}/collections/${to.collection}` };
  }
  if ('product' in to) {
    const resource = await productByHandle(context, to.product);
    return { type: 'PRODUCT', resource, url: `${publicUrl}/souvenirs/product/${to.product}` };
  }
  if ('page' in to) {
    return { type: 'PAGE', resource: await pageByHandle(context, to.page), url: `${publicUrl}/pages/${to.page}` };
  }
  if ('policy' in to) {
    const resource = (await readPolicies(context)).find((policy) => policy.handle === to.policy) ?? null;
    return { type: 'SHOP_POLICY', resource, url: `${publicUrl}/policies/${to.policy}` };
  }
  return { type: to.path === '/' ? 'FRONTPAGE' : 'HTTP', resource: null, url: publicUrl + to.path };
}

export const menuResolvers: ResolverMap = { QueryRoot: { menu: findMenu } };
