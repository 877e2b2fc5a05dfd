import { byHandleOrId } from '../graphql/handle-or-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { ownerFields } from '../metafields/metafield-resolvers.ts';
import { listPages } from './page-list.ts';
import { pageByHandle, pageById } from './page-record.ts';

const findPage = byHandleOrId('Page', pageByHandle, pageById);

export const pageResolvers: ResolverMap = {
  QueryRoot: { page: findPage, pageByHandle: findPage, pages: listPages },
  Page: ownerFields,
};
