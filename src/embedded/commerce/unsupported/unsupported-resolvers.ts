import { emptyConnection } from '../connections/connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';

/** What a shop may have and the embedded one has none of: metaobjects, places to pick up from, redirects. */
const none = () => null;

function noneOfThem(_root: unknown, args: PageArguments) {
  readPage(args);
  return emptyConnection;
}

export const unsupportedResolvers: ResolverMap = {
  QueryRoot: {
    locations: noneOfThem,
    metaobject: none,
    metaobjects: noneOfThem,
    urlRedirects: noneOfThem,
  },
};

/** Their types in global ids: an id of one names nothing here, which is an answer. */
export const UNSUPPORTED_TYPES = [
  'Comment',
  'ExternalVideo',
  'GenericFile',
  'Location',
  'Metaobject',
  'Model3d',
  'UrlRedirect',
  'Video',
];
