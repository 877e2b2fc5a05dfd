import type { CommerceContext } from './context.ts';
import type { ContextBase } from './graphql/execute-request.ts';
import { findMarket } from './localization/market.ts';

/** A context for the service's own work outside a GraphQL request, in the market of a country (else the primary one). */
export async function serviceContext(base: ContextBase, country: string | null): Promise<CommerceContext> {
  return { ...base, market: await findMarket(base.db, { country }), loaders: new Map() };
}
