import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { importsOf } from './checks/read-imports.ts';

/**
 * The index of constants in `docs/files/`: every number and short text at the top of a source file, with its value, the
 * files that import it, the style sheets that name it and the tests that name it. So one sees where a value takes
 * effect, and whether it is repeated.
 */

const longestValue = 60;
const mostTests = 5;

type Source = { file: string; text: string };
type Constant = { name: string; value: string; file: string; exported: boolean };

/** The page by its path, relative to `project`. */
export function generateConstantIndex(project: string): Map<string, string> {
  const sources = ['src', 'content', 'tests'].flatMap((folder) => sourcesBelow(project, folder));
  const isTest = ({ file }: Source) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  const code = sources.filter((source) => !isTest(source) && /\.tsx?$/.test(source.file));
  const importers = namedImports(code);
  const tests = new Map(sources.filter(isTest).map((source) => [source.file, namesIn(source.text)]));
  const styles = new Map(
    sources.filter(({ file }) => file.endsWith('.css')).map((source) => [source.file, namesIn(source.text)]),
  );
  const naming = (files: ReadonlyMap<string, ReadonlySet<string>>, name: string) =>
    [...files].flatMap(([file, names]) => (names.has(name) ? [file] : []));
  const rows = code.flatMap(constants).map(({ name, value, file, exported }) => {
    const readers = exported ? [...(importers.get(`${file}#${name}`) ?? [])].sort() : [];
    const sheets = exported ? naming(styles, name) : [];
    const checked = exported ? naming(tests, name) : [];
    const used = readers.length > 0 || sheets.length > 0 ? list([...readers, ...sheets]) : 'this file alone';
    return `| \`${name}\` | ${value} | \`${file}\` | ${used} | ${list(checked, mostTests)} |`;
  });
  return new Map([['docs/files/constants.md', `${introduction}\n${rows.sort().join('\n')}\n`]]);
}

const introduction = `# Constants

Written by \`npm run generate\`. Do not edit: change the code. Numbers and texts at the top of a file, and tables of
numbers that it exports. 'Used by' names the files that import it, and style sheets whose comment names it: CSS cannot import a
constant, and what repeats one is compared in \`src/ui/styles/motion-constants.test.ts\`. Where a constant is the default of a field,
the [fields of sections](fields-of-sections.md) say whether the demonstration sets another value.

| Constant | Value | Defined in | Used by | Named in tests |
|---|---|---|---|---|`;

function sourcesBelow(project: string, folder: string): Source[] {
  if (!existsSync(join(project, folder))) return [];
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(generated|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }));
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_]\w*/g));

/** The files that import a name, by `file#name`. */
function namedImports(sources: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const from = file.startsWith('src/') ? file.slice('src/'.length) : `../${file}`;
    const paths = importsOf(from, text);
    for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports) {
      const path = resolved(
        from,
        moduleRequest.value,
        paths.map((each) => each.path),
      );
      for (const { importName } of path ? entries : []) {
        const key = `${path}#${importName.name ?? ''}`;
        found.set(key, (found.get(key) ?? new Set()).add(file));
      }
    }
  }
  return found;
}

/** The path, relative to the project, that a specifier stands for; null for packages. */
function resolved(from: string, specifier: string, known: readonly string[]): string | null {
  const path = specifier.startsWith('#content/')
    ? `../content/${specifier.slice('#content/'.length)}`
    : specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.join(posix.dirname(from), specifier);
  return known.includes(path) ? posix.join('src', path) : null;
}

/** Products and sums of numbers count as numbers. */
const amount = /^-?[\d_.]+(?: [*+/-] [\d_.]+)*$/;

function constants({ file, text }: Source): Constant[] {
  return parseSync(file, text).program.body.flatMap((statement: Node) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ id, init }): Constant[] => {
      if (id.type !== 'Identifier' || !init) return [];
      const value = text.slice(init.start, init.end).replace(/ as const$/, '');
      const isText = init.type === 'Literal' && typeof init.value === 'string';
      const isTable = exported && init.type !== 'Literal' && /^\{[^{}()=]*\d[^{}()=]*\}$/.test(value);
      if (!amount.test(value) && !isText && !isTable) return [];
      return [{ name: id.name, value: shown(value), file, exported }];
    });
  });
}

function shown(value: string): string {
  const line = value.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return `\`${line.length > longestValue ? `${line.slice(0, longestValue)} …` : line}\``.replaceAll('``', '` `');
}

function list(files: readonly string[], most = files.length): string {
  const more = files.length > most ? ` and ${files.length - most} more` : '';
  return (
    files
      .slice(0, most)
      .map((file) => `\`${file}\``)
      .join(', ') + more
  );
}
