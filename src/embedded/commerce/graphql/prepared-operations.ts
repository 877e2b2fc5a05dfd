import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { requestError } from './errors.ts';
import { hasLongArray, oversizedInput } from './input-size.ts';
import { measureQuery, type QuerySize } from './query-size.ts';

/** An operation of a checked document, with what is known of it before its variables are. */
export type PreparedOperation = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: FragmentDefinitionNode[];
  /** Whether it reads the catalogue alone, as far as the document says. */
  isShared: boolean;
  sizeOf: (variables: Record<string, unknown>) => QuerySize;
  /** The error of an input array that is too long, or null. */
  oversizedOf: (variables: Record<string, unknown>) => GraphQLError | null;
};

/** Queries of the catalogue alone: the same for everybody, until something is written. */
const SHARED = new Set([
  ...['product', 'productByHandle', 'products', 'productRecommendations', 'productTags', 'productTypes'],
  ...['collection', 'collectionByHandle', 'collections', 'search', 'predictiveSearch'],
  ...['shop', 'localization', 'menu', 'page', 'pageByHandle', 'pages', 'sitemap', 'publicApiVersions'],
  ...['article', 'articles', 'blog', 'blogByHandle', 'blogs'],
]);

/** A condition of a search that depends on the time (`created_at:<now`). */
const momentCondition = /_at:/;

/** Finds the operation that is asked for in a checked document, and remembers what is known of it as long as the document. */
export function createPreparedOperations(schema: GraphQLSchema) {
  const known = new WeakMap<DocumentNode, Map<string, PreparedOperation>>();
  return (document: DocumentNode, source: string, name: string | null): PreparedOperation | GraphQLError => {
    const operations = known.get(document) ?? new Map<string, PreparedOperation>();
    known.set(document, operations);
    const found = operations.get(name ?? '');
    if (found) return found;
    const operation = chosenOperation(document, name);
    if (operation instanceof GraphQLError) return operation;
    const prepared = prepare(schema, document, operation, source);
    operations.set(name ?? '', prepared);
    return prepared;
  };
}

function prepare(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  source: string,
): PreparedOperation {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const measure = (variables: Record<string, unknown>) => measureQuery(schema, operation, fragments, variables);
  const sizeOfAll = hasPageVariables(document) ? null : measure({});
  const written = oversizedInput(operation, fragments, {});
  return {
    document,
    operation,
    fragments,
    isShared: readsCatalogue(operation) && !momentCondition.test(source),
    sizeOf: (variables) => sizeOfAll ?? measure(variables),
    oversizedOf: (variables) => (hasLongArray(variables) ? oversizedInput(operation, fragments, variables) : written),
  };
}

/** Whether no value of a variable makes a shared operation depend on the time. */
export function isTimeless(variables: Record<string, unknown>): boolean {
  return !momentCondition.test(JSON.stringify(variables));
}

function readsCatalogue({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== OperationTypeNode.QUERY) return false;
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && SHARED.has(selection.name.value),
  );
}

/** Whether a variable says how large a page is. */
function hasPageVariables(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Argument({ name, value }) {
      if ((name.value === 'first' || name.value === 'last') && value.kind === Kind.VARIABLE) found = true;
    },
  });
  return found;
}

function chosenOperation(document: DocumentNode, name: string | null): OperationDefinitionNode | GraphQLError {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [first] = operations;
  if (!name && operations.length > 1) return requestError('An operation name is required', 'operationNameRequired');
  const chosen = name ? operations.find((operation) => operation.name?.value === name) : first;
  return chosen ?? requestError(`No operation named "${name ?? ''}"`, 'operationNotFound');
}
