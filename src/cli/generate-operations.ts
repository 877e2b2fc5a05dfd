import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  buildClientSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  Kind,
  parse,
  print,
  validate,
} from 'graphql';

/** The types of the site's Storefront operations, each checked against the published schema. */

const root = join(import.meta.dirname, '../..');
const output = 'src/protocol/shopify/operations.generated.ts';
const HEADER = '// Written by src/cli/generate-operations.ts from src/clients/commerce/operations. Do not edit.\n\n';

/** How the vendor's scalars arrive in JSON. */
const SCALARS = {
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ID: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
};

/** The vendor's schema as published, restricted operations and all. */
export async function readPublishedSchema(): Promise<GraphQLSchema> {
  const path = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json');
  return buildClientSchema(JSON.parse(await readFile(path, 'utf8')) as IntrospectionQuery);
}

/**
 * Every operation the site sends: what `src/clients/commerce/operations` exports under a name ending in Query or
 * Mutation.
 */
export async function readOperations(): Promise<{ name: string; text: string }[]> {
  const directory = join(root, 'src/clients/commerce/operations');
  const modules = await Promise.all(
    globSync('*.ts', { cwd: directory })
      .sort()
      .map((file) => import(join(directory, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, string] => /(Query|Mutation)$/.test(entry[0]) && typeof entry[1] === 'string')
    .map(([name, text]) => ({ name, text }));
}

/** The generated file by its path, relative to the project. Throws when an operation is not valid. */
export async function generateOperations(): Promise<Map<string, string>> {
  const schema = await readPublishedSchema();
  const operations = await readOperations();
  for (const { name, text } of operations) {
    const mistakes = validate(schema, parse(text));
    if (mistakes.length > 0) throw new Error(`${name}: ${mistakes.map((mistake) => mistake.message).join('; ')}`);
  }
  const document = mergeDefinitions(operations.map(({ text }) => parse(text)));
  const types = await codegen({
    schema: parse('type Query { unused: ID }'),
    schemaAst: schema,
    documents: [{ location: 'operations', document }],
    filename: join(root, output),
    config: {
      scalars: SCALARS,
      skipTypename: true,
      disableDescriptions: true,
      useTypeImports: true,
      defaultScalarType: 'unknown',
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationTypes },
  });
  return new Map([[output, HEADER + types]]);
}

/** One document of all definitions: the fragments that several operations carry once. Throws when two differ. */
function mergeDefinitions(documents: DocumentNode[]): DocumentNode {
  const known = new Map<string, DefinitionNode>();
  for (const definition of documents.flatMap((document) => document.definitions)) {
    const name = 'name' in definition ? (definition.name?.value ?? '') : '';
    const other = known.get(name);
    if (other && print(other) !== print(definition)) throw new Error(`Two different definitions are named ${name}.`);
    known.set(name, definition);
  }
  return { kind: Kind.DOCUMENT, definitions: [...known.values()] };
}
