import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { notServed } from './errors.ts';

/** Resolves one field. `Source` is the parent's record, `Args` the field's arguments as the schema declares them. */
export type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: CommerceContext,
  info: GraphQLResolveInfo,
) => unknown;

/** One area's part of the schema: resolvers by type name and field name. */
export type ResolverMap = Record<string, Record<string, Resolver<never, never>>>;

/**
 * Fields without a resolver read the property of their name from the parent's record, calling it when it is a
 * function of (arguments, context). A record without the property has not learned the field: that is refused.
 */
export const readProperty: GraphQLFieldResolver<unknown, CommerceContext> = (source, args, context, info) => {
  const record = (source ?? {}) as Record<string, unknown>;
  const value = Object.hasOwn(record, info.fieldName) ? record[info.fieldName] : undefined;
  if (value === undefined) throw notServed(info);
  return typeof value === 'function' ? value(args, context) : value;
};
