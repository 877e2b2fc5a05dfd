import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { requestError } from './errors.ts';
import { validationRules } from './validation-rules.ts';

/** A checked document, or what is wrong with it. */
export type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const CACHED_DOCUMENTS = 500;
const CACHED_CHARACTERS = 4_000_000;
const MAX_TOKENS = 10_000;
/** Far more than any page names twice; the same expensive field a thousand times is what this refuses. */
const MAX_ALIASES = 200;

/** Parses and validates documents, remembering the outcome for the most recently used of them. */
export function createDocumentCache(schema: GraphQLSchema): (source: string) => CheckedDocument {
  const documents = new LRUCache<string, CheckedDocument>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_checked, source) => source.length + 1,
  });
  return (source) => {
    const known = documents.get(source);
    if (known) return known;
    const checked = check(schema, source);
    documents.set(source, checked);
    return checked;
  };
}

function check(schema: GraphQLSchema, source: string): CheckedDocument {
  try {
    const document = withoutNul(parse(source, { maxTokens: MAX_TOKENS }));
    const aliases = countAliases(document);
    if (aliases > MAX_ALIASES) return { errors: [tooManyAliases(aliases)] };
    const errors = validate(schema, document, validationRules, { maxErrors: 20 });
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [syntaxError(error)] };
    throw error;
  }
}

/** PostgreSQL holds no NUL in a text, so one written in the document becomes the replacement character. */
function withoutNul(document: DocumentNode): DocumentNode {
  return visit(document, {
    StringValue: (node) =>
      node.value.includes('\u0000') ? { ...node, value: node.value.replaceAll('\u0000', '\ufffd') } : undefined,
  });
}

function countAliases(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field(field) {
      if (field.alias) aliases += 1;
    },
  });
  return aliases;
}

function tooManyAliases(aliases: number): GraphQLError {
  return requestError(
    `Query has ${aliases} aliases, which exceeds max aliases of ${MAX_ALIASES}`,
    'MAX_COMPLEXITY_EXCEEDED',
    {
      extensions: { aliases, maximum: MAX_ALIASES },
    },
  );
}

function syntaxError({ message, source, positions }: GraphQLError): GraphQLError {
  return requestError(message, 'syntaxError', { source: source ?? null, positions: positions ?? null });
}
