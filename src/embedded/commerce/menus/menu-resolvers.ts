import { blogByHandle } from '../blogs/blog-record.ts';
import { collectionByHandle } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { pageByHandle } from '../pages/page-record.ts';
import type { MenuTable } from '../pages/tables.ts';
import { productByHandle } from '../product-catalogue/product-record.ts';
import type { MenuItemSeed } from '../seed/product-catalogue-seed.ts';
import { readPolicies } from '../shop/shop-record.ts';

/** Room for the entries of one menu below its number, in the order they are written. */
const ENTRIES = 1_000;

/** The vendor's types of the addresses that every shop has. */
const PATH_TYPES: Record<string, string> = {
  '/': 'FRONTPAGE',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/search': 'SEARCH',
};

type Target = { type: string; resource: { id: string } | null; url: string | null };
type Item = { item: MenuItemSeed; number: number };
type MenuItemRecord = { __typename: 'MenuItem'; id: string; items: MenuItemRecord[] } & Record<string, unknown>;

/** A menu by its handle, or null. */
async function findMenu(_root: unknown, { handle }: { handle: string }, { db }: CommerceContext) {
  const row = await db.selectFrom('commerce_menu').selectAll().where('handle', '=', handle).executeTakeFirst();
  return row ? menuRecord(row) : null;
}

/** A menu by its number, or null. */
export async function menuById({ db }: CommerceContext, id: number) {
  const row = await db.selectFrom('commerce_menu').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? menuRecord(row) : null;
}

/** An entry of a menu by its number, or null. */
export async function menuItemById(context: CommerceContext, number: number): Promise<object | null> {
  const menu = await menuById(context, Math.floor(number / ENTRIES));
  const entries = (items: MenuItemRecord[]): MenuItemRecord[] =>
    items.flatMap((item) => [item, ...entries(item.items)]);
  return entries(menu?.items ?? []).find((item) => item.id === globalId('MenuItem', number)) ?? null;
}

/** The schema's Menu; its entries carry what they lead to. */
function menuRecord(row: MenuTable) {
  let number = row.id * ENTRIES;
  const build = (seed: MenuItemSeed): MenuItemRecord => {
    number += 1;
    return menuItem({ item: seed, number }, (seed.items ?? []).map(build));
  };
  const items = (JSON.parse(row.items) as MenuItemSeed[]).map(build);
  const itemsCount = number - row.id * ENTRIES;
  const { id, handle, title } = row;
  return { __typename: 'Menu', id: globalId('Menu', id), handle, title, items, itemsCount };
}

function menuItem({ item, number }: Item, items: MenuItemRecord[]): MenuItemRecord {
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
  if ('blog' in to) {
    return { type: 'BLOG', resource: await blogByHandle(context, to.blog), url: `${publicUrl}/blogs/${to.blog}` };
  }
  if ('policy' in to) {
    const resource = (await readPolicies(context)).find((policy) => policy.handle === to.policy) ?? null;
    return { type: 'SHOP_POLICY', resource, url: `${publicUrl}/policies/${to.policy}` };
  }
  return { type: PATH_TYPES[to.path] ?? 'HTTP', resource: null, url: publicUrl + to.path };
}

export const menuResolvers: ResolverMap = { QueryRoot: { menu: findMenu } };
