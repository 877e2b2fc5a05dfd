import { type GraphQLSchema, isNonNullType, Kind, type OperationDefinitionNode } from 'graphql';
import { requestError } from './errors.ts';
import type { GraphqlResponse } from './graphql-request.ts';

/** The vendor's answer to a query that its payer cannot afford now: every field null, and one error. */
export function throttled(schema: GraphQLSchema, operation: OperationDefinitionNode, cost: number): GraphqlResponse {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const selected = operation.selectionSet.selections;
  const nulls = selected.map((selection) =>
    selection.kind === Kind.FIELD && !isNonNullType(fields[selection.name.value]?.type)
      ? [selection.alias?.value ?? selection.name.value, null]
      : null,
  );
  // A field that may not be null takes its parent with it, as the specification of GraphQL has it.
  const data = nulls.every((entry) => entry !== null) ? Object.fromEntries(nulls) : null;
  return {
    data,
    errors: [requestError('Throttled', 'THROTTLED').toJSON()],
    extensions: { cost: { requestedQueryCost: cost } },
  };
}
