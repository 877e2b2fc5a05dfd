import type { CommerceContext } from '../context.ts';
import { parseGlobalId } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { findNode } from './find-node.ts';

function nodeOf(context: CommerceContext, id: string) {
  if (!parseGlobalId(id)) throw requestError(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return findNode(context, id);
}

export const nodeResolvers: ResolverMap = {
  QueryRoot: {
    node: (_root: unknown, args: { id: string }, context) => nodeOf(context, args.id),
    nodes: (_root: unknown, args: { ids: string[] }, context) => args.ids.map((id) => nodeOf(context, id)),
  },
};
