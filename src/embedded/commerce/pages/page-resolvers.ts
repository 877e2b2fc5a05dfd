import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { ownerFields } from '../metafields/metafield-resolvers.ts';
import { listPages } from './page-list.ts';
import { pageByHandle, pageById } from './page-record.ts';

/** One page by handle or id; null when there is none. */
async function findPage(
  _root: unknown,
  args: { handle?: string | null; id?: string | null },
  context: CommerceContext,
) {
  if (args.handle != null) return pageByHandle(context, args.handle);
  if (args.id == null) throw requestError('page requires one of: handle, id', 'BAD_REQUEST');
  const id = numberOfType(args.id, 'Page');
  if (id === null) throw requestError(`Invalid global id '${args.id}'`, 'argumentLiteralsIncompatible');
  return pageById(context, id);
}

export const pageResolvers: ResolverMap = {
  QueryRoot: { page: findPage, pageByHandle: findPage, pages: listPages },
  Page: ownerFields,
};
