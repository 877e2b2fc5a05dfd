import type { ResolverMap } from '../graphql/resolvers.ts';
import { findNode } from './find-node.ts';

export const nodeResolvers: ResolverMap = {
  QueryRoot: {
    node: (_root: unknown, args: { id: string }, context) => findNode(context, args.id),
    nodes: (_root: unknown, args: { ids: string[] }, context) => args.ids.map((id) => findNode(context, id)),
  },
};
