import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { requestError } from './errors.ts';

/** The vendor's limit on the entries of one input array (docs/reference/commerce-protocol.md#limits). */
const maxInputArrayLength = 250;

type Place = (string | number)[];
type LongArray = { size: number; path: Place };

/**
 * The error for the first input array over the limit, in the variables or written in the document, with the field and
 * the path of its argument; null when there is none. Each fragment is looked at once.
 */
export function oversizedInput(
  operation: OperationDefinitionNode,
  fragments: FragmentDefinitionNode[],
  variables: Record<string, unknown>,
): GraphQLError | null {
  const unseen = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return inSelections(operation.selectionSet, []);

  function inSelections({ selections }: SelectionSetNode, path: Place): GraphQLError | null {
    for (const selection of selections) {
      const error =
        selection.kind === Kind.FIELD
          ? inField(selection, [...path, selection.alias?.value ?? selection.name.value])
          : inSelections(
              selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : spread(selection.name.value),
              path,
            );
      if (error) return error;
    }
    return null;
  }

  function spread(name: string): SelectionSetNode {
    const fragment = unseen.get(name);
    unseen.delete(name);
    return fragment?.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] };
  }

  function inField(field: FieldNode, path: Place): GraphQLError | null {
    for (const argument of field.arguments ?? []) {
      const found = longArray(valueFromASTUntyped(argument.value, variables), [...path, argument.name.value]);
      if (found) return tooLarge(field, found);
    }
    return field.selectionSet ? inSelections(field.selectionSet, path) : null;
  }
}

/** Whether an array over the limit is anywhere among these values. */
export function hasLongArray(variables: Record<string, unknown>): boolean {
  return longArray(variables, []) !== null;
}

function longArray(value: unknown, path: Place): LongArray | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > maxInputArrayLength) return { size: value.length, path };
  for (const [key, entry] of Object.entries(value)) {
    const found = longArray(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function tooLarge(field: FieldNode, { size, path }: LongArray): GraphQLError {
  const message = `The input array size of ${size} is greater than the maximum allowed of ${maxInputArrayLength}.`;
  return requestError(message, 'MAX_INPUT_SIZE_EXCEEDED', { nodes: [field], path });
}
