import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Comment, type Node, parseSync } from 'oxc-parser';
import { cut, firstSentences } from './file-index/first-sentences.ts';
import { findQuotingTests } from './file-index/quoting-tests.ts';
import { shortened, shownTexts } from './file-index/shown-texts.ts';

/**
 * The index of all source files in `docs/files/`: a page for each module, a row for each file with the first sentences
 * of its documentation, its names and its texts, each with the tests and stories that repeat it. So one finds the
 * place of a change without the code, and an editor finds the file by a word of the page. A stylesheet has its classes in
 * place of exports. Generated files are left out.
 */

const folder = 'docs/files';
const mostTexts = 24;
/** Of the demonstration, whose words are found by searching `content/`. */
const mostOfContent = 80;
const mostTests = 6;
const mostTitles = 10;
const mostClasses = 30;
/** Numbers, and products and sums of them, some by name: `12 * hour`. */
const amount = /^[\d_.]+$|^[\w.]+(?: [*+/-] [\w.]+)+$/;

/** The pages, each with the folders that it lists. */
const pages: Record<string, string[]> = {
  app: ['src/app'],
  blocks: ['src/blocks'],
  cli: ['src/cli'],
  content: ['content'],
  editor: ['src/editor'],
  embedded: ['src/embedded'],
  server: ['src/cache', 'src/clients', 'src/protocol', 'src/server', 'src/services'],
  tests: ['tests'],
  ui: ['src/content-types', 'src/server-pages', 'src/ui'],
};

/** The pages of the index by their paths, relative to `project`. */
export function generateFileIndex(project: string): Map<string, string> {
  const tests = Object.values(pages)
    .flat()
    .flatMap((each) => sourceFiles(project, each))
    .filter((file) => repeating.test(file));
  const quoting = findQuotingTests(new Map(tests.map((file) => [file, readFileSync(join(project, file), 'utf8')])));
  return new Map(
    Object.entries(pages).map(([page, folders]) => [`${folder}/${page}.md`, indexPage(project, folders, quoting)]),
  );
}

type Quoting = ReturnType<typeof findQuotingTests>;

function indexPage(project: string, folders: string[], quoting: Quoting): string {
  const byFolder = Map.groupBy(folders.flatMap((each) => sourceFiles(project, each)).sort(), (file) =>
    posix.dirname(file),
  );
  const tables = [...byFolder].map(([name, files]) => {
    const rows = files.map((file) => row(file, readFileSync(join(project, file), 'utf8'), quoting));
    return `## ${name}\n\n| File | What | Exports; constants; classes | Texts |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const title = folders.map((each) => `\`${each}\``).join(', ');
  return `# Files of ${title}\n\nWritten by \`npm run generate\`. Do not edit: change the comment of the file. Behind a text stand the tests and stories that have it word for word.\n\n${tables.join('\n')}`;
}

function sourceFiles(project: string, within: string): string[] {
  if (!existsSync(join(project, within))) return [];
  return readdirSync(join(project, within), { recursive: true, encoding: 'utf8' })
    .map((file) => `${within}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.(generated|d)\.tsx?$/.test(file));
}

function row(file: string, source: string, quoting: Quoting): string {
  if (file.endsWith('.css')) return stylesheetRow(file, source);
  const { program, comments, module } = parseSync(file, source);
  if (testFile.test(file)) return `| \`${posix.basename(file)}\` | ${cell(titles(source).join('; '))} |  |  |`;
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
  const values = constants(program.body, source);
  const names = [...new Set([...exported, ...values.keys()])].map((name) => `\`${name}${values.get(name) ?? ''}\``);
  const texts = shownTexts(program);
  const most = file.startsWith('content/') ? mostOfContent : mostTexts;
  const repeatedIn = (given: readonly string[]) => (repeating.test(file) ? '' : inTests(file, quoting(given)));
  const shown = texts.slice(0, most).map((text) => `"${cell(shortened(text))}"${repeatedIn([text])}`);
  if (texts.length > most) shown.push(`and ${texts.length - most} more${repeatedIn(texts.slice(most))}`);
  const what = describe(source, nameOf(file), program.body, comments);
  return `| \`${posix.basename(file)}\` | ${what} | ${names.join(', ')} | ${shown.join(', ')} |`;
}

/** The tests that repeat a text: by name where they stand beside the file. */
function inTests(file: string, tests: readonly string[]): string {
  if (tests.length === 0) return '';
  const named = tests
    .slice(0, mostTests)
    .map((test) => `\`${posix.dirname(test) === posix.dirname(file) ? posix.basename(test) : test}\``);
  const more = tests.length > mostTests ? ` and ${tests.length - mostTests} more` : '';
  return ` (in ${named.join(', ')}${more})`;
}

/** What a comment at its top says, its classes, and whether it has rules for print. */
function stylesheetRow(file: string, source: string): string {
  const comment = /^\s*(?:@layer \w+ \{\s*)?\/\*+([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  const rules = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const classes = [...new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([name]) => name))];
  const listed = classes.slice(0, mostClasses).map((name) => `\`${name}\``);
  const more = classes.length > mostClasses ? [`${classes.length - mostClasses} more`] : [];
  const print = rules.includes('@media print') ? ['`@media print`'] : [];
  return `| \`${posix.basename(file)}\` | ${cell(firstSentences(comment, 2))} | ${[...listed, ...more, ...print].join(', ')} |  |`;
}

const testFile = /\.(test|spec)\.tsx?$/;
/** Tests, their steps, and the stories of the catalogue. */
const repeating = /^tests\/|\.(test|spec|stories)\.tsx?$/;

function titles(source: string): string[] {
  return [...source.matchAll(/^\s*(?:test|it)(?:\.each\([^)]*\))?\(\s*['"`](.+?)['"`],/gm)]
    .map(([, title = '']) => title)
    .slice(0, mostTitles);
}

/** The numbers, texts, tables and patterns at the top of a file: by their names, ` = 8` where it is a number. */
function constants(body: readonly Node[], source: string): Map<string, string> {
  const declarations = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : [];
  });
  const found = declarations.flatMap(({ id, init }): [string, string][] => {
    if (id.type !== 'Identifier' || !init) return [];
    const value = source.slice(init.start, init.end);
    if (amount.test(value)) return [[id.name, ` = ${value}`]];
    return isData(init, value) ? [[id.name, '']] : [];
  });
  return new Map(found);
}

/** A text, a pattern, or a table of such. */
function isData(init: Node, value: string): boolean {
  const table = init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init;
  if (table.type === 'ObjectExpression' || table.type === 'ArrayExpression') return !value.includes('=>');
  return init.type === 'Literal' || (init.type === 'NewExpression' && /^new (Map|Set)\b/.test(value));
}

type Span = { start: number; end: number; type: string };

/**
 * The first sentences of the documentation: of the file itself, else of the export that the file is named after, else one
 * of each export.
 */
function describe(source: string, name: string, body: readonly Span[], comments: readonly Comment[]): string {
  const documentation = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const exports = body.flatMap((statement) => {
    if (!statement.type.startsWith('Export')) return [];
    const comment = documentation.find(({ end }) => end <= statement.start && isBlank(source, end, statement.start));
    return comment ? [{ comment, declaration: source.slice(statement.start, statement.end) }] : [];
  });
  const named = new RegExp(`\\b${name}\\b`, 'i');
  const own =
    documentation.find(({ start, end }) => isOfFile(source, body, start, end)) ??
    exports.find(({ declaration }) => named.test(declaration.split(/[=({]/)[0] ?? ''))?.comment;
  if (own) return cell(firstSentences(own.value, 2));
  const others = exports.length > 0 ? exports.map(({ comment }) => comment) : documentation.slice(0, 1);
  return cell(cut(others.map(({ value }) => firstSentences(value, exports.length > 1 ? 1 : 2)).join('. ')));
}

/** `show-cart.server.ts` is named after `showCart`. */
const nameOf = (file: string) => posix.basename(file).replace(/\..*$/, '').replaceAll('-', '');

const isBlank = (source: string, start: number, end: number) => source.slice(start, end).trim() === '';

/** Whether a comment stands before all statements but the imports, with an empty line after it. */
function isOfFile(source: string, body: readonly Span[], start: number, end: number): boolean {
  const first = body.find(({ type }) => type !== 'ImportDeclaration');
  return (first === undefined || start < first.start) && /^\r?\n\r?\n/.test(source.slice(end));
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/[.:]$/, '');
