import { type DocumentNode, type GraphQLError, Kind, visit } from 'graphql';
import { requestError } from './errors.ts';

/** The vendor's limit on the entries of one input array (docs/reference/commerce-protocol.md#limits). */
const maxInputArrayLength = 250;

/** The error for the first input array over the limit, in the variables or written in the document; else null. */
export function oversizedInput(document: DocumentNode, variables: unknown): GraphQLError | null {
  let size = longestArray(variables);
  visit(document, {
    enter(node) {
      if (node.kind === Kind.LIST) size = Math.max(size, node.values.length);
    },
  });
  if (size <= maxInputArrayLength) return null;
  return requestError(
    `The input array size of ${size} is greater than the maximum allowed of ${maxInputArrayLength}.`,
    'MAX_INPUT_SIZE_EXCEEDED',
  );
}

function longestArray(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((longest: number, entry) => Math.max(longest, longestArray(entry)), own);
}
