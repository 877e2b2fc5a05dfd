import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What the demonstration sets in one field of all blocks of a name. */
export type FieldUse = { set: number; values: Set<string> };

/** The number of blocks by their names, and of the fields that are set by `block.field`. */
export type Demonstration = { blocks: ReadonlyMap<string, number>; fields: ReadonlyMap<string, FieldUse> };

type Content = { component: string; [field: string]: unknown };

/** How often the stories set each field; `values` are numbers, words and switches. */
export function demonstrationValues(stories: readonly { content: Content }[]): Demonstration {
  const blocks = stories.flatMap(({ content }) => blocksIn(content));
  const uses = new Map<string, FieldUse>();
  for (const { component, ...fields } of blocks) {
    for (const [field, value] of Object.entries(fields)) {
      if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
        continue;
      const key = `${component}.${field}`;
      const use = uses.get(key) ?? { set: 0, values: new Set() };
      use.set += 1;
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each !== 'object') use.values.add(String(each));
      uses.set(key, use);
    }
  }
  const byName = Map.groupBy(blocks, ({ component }) => component);
  return { blocks: new Map([...byName].map(([name, its]) => [name, its.length])), fields: uses };
}

function blocksIn(value: unknown): Content[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...inside] : inside;
}

const isBlock = (value: object): value is Content => 'component' in value && typeof value.component === 'string';

type Written = { components: Set<string>; fields: Set<string>; together: Set<string> };

/**
 * The files that set a field of a block: those that write it into an object with this `component`; where it is put
 * together of several objects, those that write the field, and the `component` themselves or in a file they import, else in a file that imports them.
 *
 * @param imports of each file, those of its own project
 */
export function settingFiles(
  project: string,
  imports: ReadonlyMap<string, readonly string[]>,
): (block: string, field: string) => string[] {
  const files = new Map([...imports.keys()].map((file) => [file, written(readFileSync(join(project, file), 'utf8'))]));
  const having = (fits: (file: string, its: Written) => boolean) =>
    [...files].flatMap(([file, its]) => (fits(file, its) ? [file] : [])).sort();
  return (block, field) => {
    const together = having((_, its) => its.together.has(`${block}.${field}`));
    const names = (file: string) => files.get(file)?.components.has(block) === true;
    if (together.length > 0) return together;
    const near = having((file, its) => its.fields.has(field) && (names(file) || (imports.get(file) ?? []).some(names)));
    if (near.length > 0) return near;
    const imported = new Set([...imports].flatMap(([file, its]) => (names(file) ? its : [])));
    return having((file, its) => its.fields.has(field) && imported.has(file));
  };
}

function written(source: string): Written {
  const found: Written = { components: new Set(), fields: new Set(), together: new Set() };
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const named = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, value: property.value }]
          : [],
      );
      const component = named.find(({ name }) => name === 'component')?.value;
      const value = component?.type === 'TSAsExpression' ? component.expression : component;
      const block = value?.type === 'Literal' ? String(value.value) : null;
      if (block) found.components.add(block);
      for (const { name } of named) {
        found.fields.add(name);
        if (block) found.together.add(`${block}.${name}`);
      }
    },
  }).visit(parseSync('content.ts', source).program);
  return found;
}
