import { type CustomerRecord, customerById } from '../customers/customer-record.ts';
import { numberOfType } from '../global-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { findMetafield } from '../metafields/metafield-resolvers.ts';

/** `customer(id:)` of the Admin API. */
export const customerRecordQueries: ResolverMap = {
  QueryRoot: {
    customer: async (_root: unknown, { id }: { id: string }, context) => {
      const number = numberOfType(id, 'Customer');
      return number === null ? null : customerById(context, number);
    },
  },
  Customer: {
    verifiedEmail: ({ verifiedAt }: CustomerRecord) => verifiedAt !== null,
    state: ({ disabled, hasPassword }: CustomerRecord) => {
      if (disabled) return 'DISABLED';
      return hasPassword ? 'ENABLED' : 'INVITED';
    },
    metafield: findMetafield,
  },
};
