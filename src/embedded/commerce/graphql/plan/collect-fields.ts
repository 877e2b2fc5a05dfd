import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** What a document's selections are read with. `variables` decide what `@skip` and `@include` leave. */
export type Selections = {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
};

/** The fields that are selected of a value of this type, by the name under which each is answered. */
export function collectFields(
  selections: Selections,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const set of sets) collect(set);
  return fields;

  function collect(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      if (!isIncluded(selection, selections.variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        const nodes = fields.get(name);
        if (nodes) nodes.push(selection);
        else fields.set(name, [selection]);
        continue;
      }
      const part =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : takeFragment(selections.fragments, selection.name.value);
      if (part && holdsFor(part.typeCondition?.name.value)) collect(part.selectionSet);
    }
  }

  function takeFragment(fragments: Selections['fragments'], name: string): FragmentDefinitionNode | undefined {
    if (seen.has(name)) return undefined;
    seen.add(name);
    return fragments.get(name);
  }

  function holdsFor(condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = selections.schema.getType(condition);
    return isAbstractType(named) && selections.schema.isSubType(named, type);
  }
}

function isIncluded(selection: SelectionNode, variables: Record<string, unknown>): boolean {
  if (!selection.directives || selection.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false;
}

/** Whether the value of a variable changes what is answered. */
export type VariableSearch = {
  inArguments: (field: FieldNode) => boolean;
  inSets: (sets: readonly SelectionSetNode[]) => boolean;
};

/** Looks for variables in selections, in each once. */
export function createVariableSearch(fragments: Selections['fragments']): VariableSearch {
  const known = new Map<SelectionSetNode, boolean>();

  function inArguments({ arguments: given = [] }: FieldNode): boolean {
    return given.some(({ value }) => namesVariable(value));
  }

  function inSet(set: SelectionSetNode): boolean {
    const found = known.get(set) ?? set.selections.some(inSelection);
    known.set(set, found);
    return found;
  }

  function inSelection(selection: SelectionNode): boolean {
    if (selection.kind === Kind.FIELD) {
      return inArguments(selection) || (selection.selectionSet !== undefined && inSet(selection.selectionSet));
    }
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return part !== undefined && inSet(part.selectionSet);
  }

  return { inArguments, inSets: (sets) => sets.some(inSet) };
}

function namesVariable(value: ValueNode): boolean {
  switch (value.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return value.values.some(namesVariable);
    case Kind.OBJECT:
      return value.fields.some((field) => namesVariable(field.value));
    default:
      return false;
  }
}
