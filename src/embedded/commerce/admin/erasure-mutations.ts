import type { CommerceContext } from '../context.ts';
import { cancelErasure, requestErasure } from '../customers/erasure-requests.ts';
import { numberOfType } from '../global-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { inTransaction } from '../in-transaction.ts';

type Argument = { customerId: string };

const messages = {
  DOES_NOT_EXIST: 'Customer does not exist.',
  NOT_BEING_ERASED: 'Customer’s data is not scheduled for erasure.',
};

/** Runs one of the two on the customer of the global id, and answers in the vendor's shape. */
function onCustomer(work: (inside: CommerceContext, id: number) => Promise<keyof typeof messages | null>) {
  return async (_root: unknown, { customerId }: Argument, context: CommerceContext) => {
    const id = numberOfType(customerId, 'Customer') ?? 0;
    const code = await inTransaction(context, (inside) => work(inside, id));
    if (!code) return { customerId, userErrors: [] };
    return { customerId: null, userErrors: [{ code, field: ['customerId'], message: messages[code] }] };
  };
}

/** `customerRequestDataErasure` and `customerCancelDataErasure` of the Admin API. */
export const erasureMutations: ResolverMap = {
  Mutation: {
    customerRequestDataErasure: onCustomer(requestErasure),
    customerCancelDataErasure: onCustomer(cancelErasure),
  },
};
