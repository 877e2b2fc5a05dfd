import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type FilePath, type Import, readImports } from './checks/read-imports.ts';

/**
 * Which stylesheets each part of a page needs: what its module imports, through other modules. Parts are what is fetched by
 * the pages that hold it (each call of `lazySection`, by its name) and the pages of routes (by their file's name).
 */

/** Two files, because one would be longer than files may be. */
const targets = {
  order: 'src/app/styles/style-order.generated.ts',
  parts: 'src/app/styles/style-parts.generated.ts',
};
const header = '// Written by src/cli/generate-style-parts.ts from the imports of every part. Do not edit.\n\n';

/** What stands on every page, or on nearly every one. */
const shellFiles = ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/story/story-page.tsx'];

/** The generated files by their paths, relative to `project`. Throws when two parts have the same name. */
export function generateStyleParts(project: string): Map<string, string> {
  const imports = readImports(project);
  const read = (file: FilePath) => readFileSync(join(project, 'src', file), 'utf8');
  const lazy = lazyParts(imports, read);
  const routes = routeParts(read('app/routes.ts'));
  for (const name of routes.keys()) if (lazy.has(name)) throw new Error(`two parts of pages are called ${name}`);
  const stylesOf = (files: readonly FilePath[]) => stylesheetsOf(files, imports, new Set(lazy.values()));

  const shell = stylesOf(shellFiles);
  const own = (file: FilePath) => stylesOf([file]).filter((sheet) => !shell.includes(sheet));
  const parts = [...lazy, ...routes].map(([name, file]) => ({ name, sheets: own(file) }));
  const order = [...new Set([...shell, ...parts.flatMap(({ sheets }) => sheets)])];
  const record = [{ name: 'shell', sheets: shell }, ...parts.sort((a, b) => (a.name < b.name ? -1 : 1))].map(
    ({ name, sheets }) => `  '${name}': ${list(sheets)},\n`,
  );
  const orderText = `${header}/** Every stylesheet, each after those of the modules that its own module imports; relative to \`src\`. */
export const styleOrder: readonly string[] = [\n${order.map((sheet) => `  '${sheet}',\n`).join('')}];\n`;
  const partsText = `${header}/** The stylesheets that each part of a page needs beside those of the shell. */
export const styleParts: Readonly<Record<string, readonly string[]>> = {\n${record.join('')}};\n`;
  return new Map([
    [targets.order, orderText],
    [targets.parts, partsText],
  ]);
}

/** The module of each \`lazySection\`, by its name. */
function lazyParts(imports: ReadonlyMap<FilePath, readonly Import[]>, read: (file: FilePath) => string) {
  const parts = new Map<string, FilePath>();
  for (const [file, found] of imports) {
    const dynamic = found.filter((entry) => entry.dynamic);
    if (dynamic.length === 0 || !/^(app|blocks)\//.test(file)) continue;
    for (const [, name = ''] of read(file).matchAll(/\blazySection(?:<[^>]*>)?\(\s*'(\w+)'/g)) {
      const module = dynamic.find(({ path }) => posix.basename(path, '.tsx') === name)?.path;
      if (module === undefined) throw new Error(`${file}: lazySection('${name}') imports no ${name}.tsx`);
      if ((parts.get(name) ?? module) !== module) throw new Error(`two parts of pages are called ${name}`);
      parts.set(name, module);
    }
  }
  return parts;
}

function routeParts(routes: string): Map<string, FilePath> {
  const files = [...routes.matchAll(/'(routes\/[^']+\.tsx)'/g)].map(([, file]) => `app/${file}`);
  return new Map(files.map((file) => [posix.basename(file, '.tsx'), file]));
}

/** What the files import, one through another; what is a part of its own is left out. */
function stylesheetsOf(
  files: readonly FilePath[],
  imports: ReadonlyMap<FilePath, readonly Import[]>,
  parts: ReadonlySet<FilePath>,
): FilePath[] {
  const seen = new Set<FilePath>();
  const sheets: FilePath[] = [];
  const visit = (file: FilePath) => {
    if (seen.has(file) || file.endsWith('.server.ts')) return;
    seen.add(file);
    for (const { path, typeOnly, dynamic } of imports.get(file) ?? [])
      if (!typeOnly && !(dynamic && parts.has(path))) visit(path);
    if (file.endsWith('.css')) sheets.push(file);
  };
  for (const file of files) visit(file);
  return sheets;
}

function list(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}
