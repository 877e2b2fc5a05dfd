import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

/**
 * The registries of the sections, from the `section.ts` of each folder in `src/blocks/sections` (what that holds:
 * `src/blocks/contract/define-section.ts`).
 */

const folders = 'src/blocks/sections';
const header = `// Written by src/cli/generate-sections.ts from the section.ts of every folder in ${folders}. Do not edit.\n\n`;

/** A value of a definition: where it comes from, relative to `src/blocks/sections`, and its name there. */
type Part = { file: string; name: string };

/** Of a `section.ts`, what the registries name. */
type Section = {
  name: string;
  schema: Part;
  /** Blocks that are exported beside its own, by their names. */
  nested: [string, Part][];
  example: Part;
  stories: Part;
  resolve: Part | null;
  form: Part | null;
  feed: Part | null;
  browserData: Part | null;
  component: Part;
  hydrate: string;
  allowedIn: readonly string[];
  paged: boolean;
  titlesPage: boolean;
  standsBeside: boolean;
  completeWithoutFields: boolean;
};

/** What a definition holds as far as this command reads it. */
type Definition = {
  schema: { name: string };
  component: () => unknown;
  hydrate: string;
  allowedIn: readonly string[];
  paged?: boolean;
  titlesPage?: boolean;
  standsBeside?: boolean;
  completeWithoutFields?: boolean;
};

/**
 * The generated files by their paths, relative to `project`. Throws, naming the folder, when a definition cannot be
 * read.
 */
export async function generateRegistries(project: string): Promise<Map<string, string>> {
  const names = readdirSync(join(project, folders), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(entry.parentPath, entry.name)).length > 0)
    .map((entry) => entry.name)
    .sort();
  const sections = await Promise.all(names.map((folder) => readSection(project, folder)));
  const registry = (file: string) => `src/blocks/registry/${file}.generated.ts`;
  return new Map([
    [registry('components'), components(sections)],
    [registry('section-schemas'), schemas(sections)],
    [registry('examples'), examples(sections)],
    [
      registry('catalogue-stories'),
      list(sections, 'catalogueStories', 'The catalogue stories of every section', ({ stories }) => stories),
    ],
    [
      registry('resolvers'),
      list(sections, 'resolvers', 'The resolver of every section that has one', ({ resolve }) => resolve),
    ],
    [
      registry('form-definitions'),
      list(sections, 'formDefinitions', 'The form of every section that is one', ({ form }) => form),
    ],
    [registry('page-head'), pageHead(sections)],
    [registry('hydration'), hydration(sections)],
    ['src/content-types/fields/body-sections.generated.ts', bodySections(sections)],
  ]);
}

async function readSection(project: string, folder: string): Promise<Section> {
  const path = join(project, folders, folder, 'section.ts');
  const fail = (reason: string) => new Error(`${folders}/${folder}/section.ts: ${reason}`);
  const definition = Object.values(await load(path)).find(isDefinition);
  if (!definition) throw fail('exports no defineSection({ schema, component, allowedIn, … })');
  const values = await importedValues(path);
  const named = new Map<unknown, Part>(
    values.map(({ value, file, name }) => [value, { file: `${folder}/${file}`, name }]),
  );
  const part = (key: string) => named.get(Reflect.get(definition, key)) ?? null;
  const needed = (key: string) => {
    const found = part(key);
    if (!found) throw fail(`'${key}' has to be imported from a file of this folder`);
    return found;
  };
  const component = /import\(\s*['"]\.\/(\S+)['"],?\s*\)\s*\.then\(\s*\((\w+)\) => \2\.(\w+)\s*,?\s*\)/.exec(
    String(definition.component),
  );
  if (!component?.[1] || !component[3])
    throw fail("'component' has to be () => import('./X.tsx').then((module) => module.X)");
  const schema = needed('schema');
  const blocks = Object.entries(await load(join(project, folders, schema.file)));
  return {
    name: definition.schema.name,
    schema,
    nested: blocks.flatMap(([name, value]) =>
      isBlock(value) && value !== definition.schema ? [[value.name, { file: schema.file, name }]] : [],
    ),
    example: needed('example'),
    stories: needed('stories'),
    resolve: part('resolve'),
    form: part('form'),
    feed: part('feed'),
    browserData: part('browserData'),
    hydrate: definition.hydrate,
    component: { file: `${folder}/${component[1]}`, name: component[3] },
    allowedIn: definition.allowedIn,
    paged: definition.paged === true,
    titlesPage: definition.titlesPage === true,
    standsBeside: definition.standsBeside === true,
    completeWithoutFields: definition.completeWithoutFields === true,
  };
}

/** What a file imports from its own folder, with its values. */
async function importedValues(path: string): Promise<{ file: string; name: string; value: unknown }[]> {
  const imports = parseSync(path, readFileSync(path, 'utf8')).module.staticImports;
  const values = imports.map(async ({ moduleRequest, entries }) => {
    if (!moduleRequest.value.startsWith('./')) return [];
    const file = moduleRequest.value.slice(2);
    const module = await load(join(path, '..', file));
    return entries.flatMap(({ importName: { name } }) => (name ? [{ file, name, value: module[name] }] : []));
  });
  return (await Promise.all(values)).flat();
}

async function load(path: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(path).href);
}

function isBlock(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'fields' in value;
}

function isDefinition(value: unknown): value is Definition {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return false;
  return isBlock(value.schema) && 'component' in value && 'allowedIn' in value && Array.isArray(value.allowedIn);
}

const importOf = ({ file, name }: Part) => `import { ${name} } from '../sections/${file}';\n`;
const entryOf = (key: string, { name }: Part) => `  ${key === name ? name : `${key}: ${name}`},\n`;

/** A file with one record: of each section that has it, one part. */
function list(sections: Section[], record: string, says: string, partOf: (section: Section) => Part | null): string {
  const parts = sections.flatMap((section) => {
    const part = partOf(section);
    return part ? [{ key: section.name, part }] : [];
  });
  const imports = parts.map(({ part }) => importOf(part)).join('');
  const entries = parts.map(({ key, part }) => entryOf(key, part)).join('');
  return `${header}${imports}\n/** ${says}, by the section's name. */\nexport const ${record} = {\n${entries}};\n`;
}

function examples(sections: Section[]): string {
  const complete = sections.filter((section) => section.completeWithoutFields).map(({ name }) => `  '${name}',\n`);
  return `${list(sections, 'examples', 'One example of every section', ({ example }) => example)}
/** The sections that show something even when all their fields are empty. */
export const completeWithoutFields: readonly string[] = [\n${complete.join('')}];\n`;
}

function pageHead(sections: Section[]): string {
  const paged = sections.filter((section) => section.paged).map(({ name }) => `'${name}'`);
  return `${list(sections, 'feeds', 'The feed of every section that has one', ({ feed }) => feed)}
/** The sections whose second page is a page of its own. */
export const pagedSections: readonly string[] = [${paged.join(', ')}];\n`;
}

function hydration(sections: Section[]): string {
  const names = (when: string) =>
    sections.flatMap(({ name, hydrate }) => (hydrate === when ? [`  '${name}',\n`] : [])).join('');
  return `${list(sections, 'browserDataOf', 'What the browser reads of every section that says so', ({ browserData }) => browserData)}
/** The sections that do nothing in the browser. */
export const neverHydrated: readonly string[] = [\n${names('never')}];

/** The sections that hydrate once they are near the window. */
export const visibleHydrated: readonly string[] = [\n${names('visible')}];\n`;
}

function schemas(sections: Section[]): string {
  const own = sections.map(({ name, schema }) => [name, schema] as const);
  const nested = sections.flatMap((section) => section.nested);
  const imports = [...own, ...nested].map(([, part]) => importOf(part)).join('');
  const entries = (blocks: readonly (readonly [string, Part])[]) =>
    blocks.map(([key, part]) => entryOf(key, part)).join('');
  return `${header}${imports}
/** The schema of every section, by its name. */
export const sectionSchemas = {\n${entries(own)}};

/** The blocks that only sections hold. */
export const nestedSchemas = {\n${entries(nested)}};\n`;
}

function components(sections: Section[]): string {
  const entries = sections.map(
    ({ name, component }) =>
      `  ${name}: lazySection('${component.name}', () => import('../sections/${component.file}')),\n`,
  );
  const besides = sections.filter(({ standsBeside }) => standsBeside).map(({ name }) => `  '${name}',\n`);
  const heroes = sections.filter(({ titlesPage }) => titlesPage).map(({ name }) => `'${name}'`);
  return `${header}import type { BlockProps } from '../contract/block-props.ts';
import { type LazySection, lazySection } from '../rendering/lazy-section.ts';
import type { SectionName } from './schemas.ts';

/** The component of every section, by its name. Each is fetched by the pages that hold it. */
export const components: { [Name in SectionName]: LazySection<BlockProps<Name>> } = {\n${entries.join('')}};

/** The sections whose heading is the page's \`h1\` where they come first. */
export const titleSections: readonly string[] = [${heroes.join(', ')}];

/** The sections that have a look for half the width of a wide screen. */
export const besideSections: readonly string[] = [\n${besides.join('')}];\n`;
}

function bodySections(sections: Section[]): string {
  const places = [...new Set(sections.flatMap(({ allowedIn }) => allowedIn))].sort();
  const entries = places.map((place) => {
    const allowed = sections.filter(({ allowedIn }) => allowedIn.includes(place));
    return `  ${place}: [\n${allowed.map(({ name }) => `    '${name}',\n`).join('')}  ],\n`;
  });
  return `${header}/** The sections that the body of each content type may hold. */\nexport const bodySections = {\n${entries.join('')}} as const;\n`;
}
