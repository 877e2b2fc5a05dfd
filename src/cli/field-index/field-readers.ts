import { relative, sep } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { layoutFields, seoFields } from '#content-types/fields/page-fields.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The fields of every block, by the block's name. */
export type FieldsOfBlocks = ReadonlyMap<string, ReadonlySet<string>>;

/** `sure` is false where only the names of the fields say which block it is. */
type Found = { file: string; block: string; field: string; sure: boolean };

/** A property that is read; the type of `of` says of which block it is. */
type Read = { file: string; field: string; of: Node } | { file: string; key: Expression; of: Node };

const leftOut =
  /\.(test|stories|generated)\.tsx?$|\/example\.ts$|^src\/(server-pages|blocks\/(examples|component-catalogue))\//;

/**
 * The source files that read a field of a block, by `block.field`, as the types of TypeScript know it: a field of a
 * type whose `component` is the block's name, or of a type that has some of the block's fields and no others; and what a
 * query of stories sorts by or asks for (`content.date`). Tests, examples and catalogue stories are left out; paths are relative to `project`, sorted.
 *
 * TypeScript calls this API unstable, and `package.json` names an exact version: with another one the test beside says
 * what changed.
 *
 * @param configuration the `tsconfig.json` of the files
 */
export function fieldReaders(project: string, configuration: string, blocks: FieldsOfBlocks): Map<string, string[]> {
  const api = new API({ cwd: project });
  try {
    const program = api.updateSnapshot({ openProjects: [configuration] }).getProjects()[0];
    if (!program) throw new Error(`${configuration} cannot be opened`);
    const names = new Set([...blocks.values()].flatMap((fields) => [...fields]));
    const { reads, asked } = readsOf(program, project);
    const possible = reads.filter((read) => !('field' in read) || names.has(read.field));
    const found = [...asked, ...attribute(program.checker, possible, blocks)].filter(({ block, field }) =>
      blocks.get(block)?.has(field),
    );
    return new Map(
      [...Map.groupBy(found, ({ block, field }) => `${block}.${field}`)].map(([key, of]) => [
        key,
        [...new Set((of.some(({ sure }) => sure) ? of.filter(({ sure }) => sure) : of).map(({ file }) => file))].sort(),
      ]),
    );
  } finally {
    api.close();
  }
}

function readsOf({ program }: Project, project: string): { reads: Read[]; asked: Found[] } {
  const reads: Read[] = [];
  const asked: Found[] = [];
  for (const path of program.getSourceFileNames()) {
    const file = relative(project, path).split(sep).join('/');
    const source = file.startsWith('src/') && !leftOut.test(file) ? program.getSourceFile(path) : undefined;
    const visit = (node: Node): void => {
      if (isObjectLiteralExpression(node)) asked.push(...askedFor(file, source?.text.slice(node.pos, node.end) ?? ''));
      else if (isPropertyAccessExpression(node)) reads.push({ file, field: node.name.text, of: node.expression });
      else if (isElementAccessExpression(node)) reads.push({ file, key: node.argumentExpression, of: node.expression });
      else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (name && (isIdentifier(name) || isStringLiteral(name)))
          reads.push({ file, field: name.text, of: node.parent });
      }
      node.forEachChild(visit);
    };
    if (source) visit(source);
  }
  return { reads, asked };
}

/** The fields of a query of stories: `{ contentType: 'room', sortBy: 'content.sort:asc', filter: { hotel: … } }`. */
function askedFor(file: string, query: string): Found[] {
  const block = /^\s*\{[^{]*\bcontentType: '(\w+)'/.exec(query)?.[1];
  if (!block) return [];
  const fields = [...query.matchAll(/'content\.(\w+)|\bfilter: \{ (\w+):/g)].map(
    ([, sorted, filtered]) => sorted ?? filtered,
  );
  return fields.flatMap((field) => (field ? [{ file, block, field, sure: true }] : []));
}

function attribute(checker: Checker, reads: Read[], blocks: FieldsOfBlocks): Found[] {
  const objects = checker.getTypeAtLocation(reads.map(({ of }) => of));
  const known = new Map<number, Candidates>();
  return reads.flatMap((read, index) => {
    const object = objects[index];
    if (!object) return [];
    const candidates = known.get(object.id) ?? blocksOf(checker, object, blocks);
    known.set(object.id, candidates);
    if (candidates.names.length === 0) return [];
    const fields = 'field' in read ? [read.field] : literals(checker.getTypeAtLocation(read.key));
    return candidates.names.flatMap((block) =>
      fields.map((field) => ({
        file: read.file,
        block,
        field,
        sure: candidates.sure && (candidates.names.length <= mostAlike || isShared(field, blocks.get(block))),
      })),
    );
  });
}

type Candidates = { names: string[]; sure: boolean };

/** The blocks that an object of this type may be. */
function blocksOf(checker: Checker, type: Type, blocks: FieldsOfBlocks): Candidates {
  const object = checker.getNonNullableType(type) ?? type;
  const component = checker.getPropertyOfType(object, 'component');
  const names = component ? literals(checker.getTypeOfSymbol(component)) : [];
  if (names.length > 0) return { names: names.filter((name) => blocks.has(name)), sure: true };
  if (object.isUnionType()) {
    const members = object.getTypes().map((member) => blocksOf(checker, member, blocks));
    return { names: members.flatMap((member) => member.names), sure: members.every(({ sure }) => sure) };
  }
  if (object.getAliasSymbol()?.name === 'Pick') {
    const [picked] = object.getAliasTypeArguments();
    if (picked && checker.getPropertyOfType(picked, 'component')) return blocksOf(checker, picked, blocks);
  }
  return object.isObjectType() ? blocksWith(checker, object, blocks) : { names: [], sure: true };
}

const pageFields: ReadonlySet<string> = new Set([...seoFields, ...layoutFields].map(({ name }) => name));
const ofSections: ReadonlySet<string> = new Set(sectionFields.map(({ name }) => name));

/** Whether a field of a block is one that all sections, or all pages, carry. */
const isShared = (field: string, fields: ReadonlySet<string> = new Set()) =>
  (ofSections.has(field) && fields.has('anchor_id')) || (pageFields.has(field) && fields.has('seo_title'));

/** More blocks that fit a type than this have only the shared fields in common. */
const mostAlike = 8;

/** What every block has beside its fields. */
const ofEveryBlock = ['_uid', '_editable', 'component'];

/**
 * The blocks that have all properties of a type which names no block. Names with `_` are content's; without one, several
 * have to fit and few blocks have them, because `{ name, title }` may be anything.
 */
function blocksWith(checker: Checker, type: Type, blocks: FieldsOfBlocks): Candidates {
  const properties = checker.getPropertiesOfType(type).map(({ name }) => name);
  const fitting = [...blocks].filter(([, fields]) =>
    properties.every((name) => fields.has(name) || ofEveryBlock.includes(name)),
  );
  const names = fitting.map(([name]) => name);
  const sure =
    properties.some((name) => name.includes('_')) ||
    (properties.length >= 4 && names.length <= 3) ||
    (properties.length >= 2 && properties.every((name) => pageFields.has(name)));
  return sure || (properties.length >= 2 && names.length === 1) ? { names, sure } : { names: [], sure: true };
}

function literals(type: Type | undefined): string[] {
  if (!type) return [];
  if (type.isStringLiteralType()) return [type.value];
  return type.isUnionType() ? type.getTypes().flatMap((member) => literals(member)) : [];
}
