import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { importsOf } from './checks/read-imports.ts';
import { firstSentences } from './file-index/first-sentences.ts';

/**
 * The index of constants in `docs/files/`: every number and short text at the top of a source file, with its value, the
 * files that import it, the style sheets that name it and the tests of its file. So one sees where a value takes
 * effect, and whether it is repeated.
 */

const longestText = 60;
const longestTable = 160;
const mostTests = 3;

type Source = { file: string; text: string };
type Constant = { name: string; value: string; file: string; exported: boolean; meaning: string };

/** The page by its path, relative to `project`. */
export function generateConstantIndex(project: string): Map<string, string> {
  const sources = ['src', 'content', 'tests'].flatMap((folder) => sourcesBelow(project, folder));
  const isTest = ({ file }: Source) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  const code = sources.filter((source) => !isTest(source) && /\.tsx?$/.test(source.file));
  const importers = namedImports(code);
  const tests = new Map(sources.filter(isTest).map((source) => [source.file, namesIn(source.text)]));
  const byTests = importersOf(sources.filter(isTest));
  const byCode = importersOf(code);
  const styles = new Map(
    sources.filter(({ file }) => file.endsWith('.css')).map((source) => [source.file, namesIn(source.text)]),
  );
  const naming = (files: ReadonlyMap<string, ReadonlySet<string>>, name: string) =>
    [...files].flatMap(([file, names]) => (names.has(name) ? [file] : []));
  const rows = code.flatMap(constants).map(({ name, value, file, exported, meaning }) => {
    const readers = exported ? [...(importers.get(`${file}#${name}`) ?? [])].sort() : [];
    const sheets = exported ? naming(styles, name) : [];
    const named = exported ? naming(tests, name) : [];
    const ofReaders = named.length > 0 ? named : testsOf(readers, byTests, byCode);
    const checked = ofReaders.length > 0 ? ofReaders : testsOf([file], byTests, byCode);
    const used = readers.length > 0 || sheets.length > 0 ? list([...readers, ...sheets]) : 'this file alone';
    return `| \`${name}\` | ${value} | ${meaning} | \`${file}\` | ${used} | ${list(besides(file, checked), mostTests)} |`;
  });
  const limits = sources
    .filter(({ file }) => file.startsWith('tests/e2e/') && file.endsWith('.ts'))
    .flatMap(constants)
    .flatMap(({ name, value, file, meaning }) =>
      /^`[^'"]/.test(value) ? [`| \`${name}\` | ${value} | ${meaning} | \`${file}\` | | |`] : [],
    );
  const table = [...rows.sort(), ...limits.sort()].join('\n');
  return new Map([['docs/files/constants.md', `${introduction}\n${table}\n`]]);
}

const introduction = `# Constants

Written by \`npm run generate\`. Do not edit: change the code. Numbers and texts at the top of a file, and tables of
numbers. 'What' is the first sentence of its comment. 'Used by' names the files that import it, and style sheets whose comment names it: CSS cannot import a
constant, and what repeats one is compared in \`src/ui/styles/motion-constants.test.ts\`. Where a constant is the default of a field,
the [fields of sections](fields-of-sections.md) say whether the demonstration sets another value. 'Tests' are those that name the constant, else those
of the files that use it. Tests mostly repeat the number, browser tests, too: search it in \`tests/\`.
At the end: numbers of the browser tests themselves.

| Constant | Value | What | Defined in | Used by | Tests |
|---|---|---|---|---|---|`;

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

type Importers = ReadonlyMap<string, readonly string[]>;

/** The tests that import one of the files; where none does, those that import a file which imports one. */
function testsOf(files: readonly string[], byTests: Importers, byCode: Importers): string[] {
  const of = (importers: Importers, given: readonly string[]) => given.flatMap((file) => importers.get(file) ?? []);
  const direct = of(byTests, files);
  return direct.length > 0 ? direct : of(byTests, of(byCode, files));
}

/** The files that import a file, types left out. */
function importersOf(sources: readonly Source[]): Importers {
  const found = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const { path, typeOnly } of importsOf(
      file.startsWith('src/') ? file.slice('src/'.length) : `../${file}`,
      text,
    )) {
      const target = posix.join('src', path);
      if (!typeOnly) found.set(target, [...(found.get(target) ?? []), file]);
    }
  }
  return found;
}

/** Tests beside the file first, by their names alone. */
function besides(file: string, tests: readonly string[]): string[] {
  const isBeside = (test: string) => posix.dirname(test) === posix.dirname(file);
  const sorted = [...new Set(tests)].sort();
  return [...sorted.filter(isBeside).map((test) => posix.basename(test)), ...sorted.filter((test) => !isBeside(test))];
}

/** Products and sums of numbers count as numbers, some of them by name: `12 * hour`. */
const amount = /^-?[\d_.]+$|^-?[\w.]+(?: [*+/-] [\w.]+)+$/;
/** A table of numbers and texts: nothing in it is called or made. */
const table = /^[{[][^()=]*\d[^()=]*[}\]]$/;

function constants({ file, text }: Source): Constant[] {
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap((statement: Node) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    const comment = comments.find(
      ({ end }) => end <= statement.start && /^[ \t]*\n?$/.test(text.slice(end, statement.start)),
    );
    const meaning = firstSentences(comment?.value ?? '', 1).replaceAll('|', '\\|');
    return declared.declarations.flatMap(({ id, init }): Constant[] => {
      if (id.type !== 'Identifier' || !init) return [];
      const value = withoutComments(text.slice(init.start, init.end)).replace(/ (as const|satisfies .*)$/, '');
      const isText = init.type === 'Literal' && typeof init.value === 'string';
      const isTable = table.test(value);
      if (!amount.test(value) && !isText && !isTable) return [];
      return [{ name: id.name, value: shown(value, isTable ? longestTable : longestText), file, exported, meaning }];
    });
  });
}

const withoutComments = (value: string) => value.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

function shown(value: string, longest: number): string {
  const line = value.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return `\`${line.length > longest ? `${line.slice(0, longest)} …` : line}\``.replaceAll('``', '` `');
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
