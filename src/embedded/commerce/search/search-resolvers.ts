import type { ResolverMap } from '../graphql/resolvers.ts';
import { resolvePredictiveSearch } from './predictive-search.ts';
import { resolveSearch } from './search.ts';

export const searchResolvers: ResolverMap = {
  QueryRoot: { search: resolveSearch, predictiveSearch: resolvePredictiveSearch },
};
