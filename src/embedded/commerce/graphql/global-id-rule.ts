import {
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
  getNamedType,
  Kind,
  type StringValueNode,
  type ValidationContext,
} from 'graphql';
import { isGlobalId } from '../global-id.ts';
import { requestError } from './errors.ts';

/**
 * Refuses a document in which something that is no global id is written where one belongs, as the vendor does: its error
 * names the way to the argument, and the whole request is answered with errors alone.
 */
export function globalIdRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node: StringValueNode, _key, parent, _path, ancestors) {
      if (getNamedType(context.getInputType())?.name !== 'ID' || isGlobalId(node.value)) return;
      // Between two nodes stands the list that the lower one is an entry of.
      const nodes = [...ancestors, parent].filter((one): one is ASTNode => one !== undefined && 'kind' in one);
      const field = nodes.findLast((one): one is FieldNode => one.kind === Kind.FIELD);
      context.reportError(
        requestError(`Invalid global id '${node.value}'`, 'argumentLiteralsIncompatible', {
          nodes: field ?? node,
          path: nodes.flatMap(step),
          extensions: { typeName: 'CoercionError' },
        }),
      );
    },
  };
}

/** What a node adds to the way to an argument; most add nothing. */
function step(node: ASTNode): string[] {
  if (node.kind === Kind.OPERATION_DEFINITION) return [[node.operation, node.name?.value].filter(Boolean).join(' ')];
  if (node.kind === Kind.FRAGMENT_DEFINITION) return [`fragment ${node.name.value}`];
  if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value];
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return [node.name.value];
  return [];
}
