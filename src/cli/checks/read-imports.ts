import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Relative to `src`, with forward slashes: `ui/Price.tsx`; `../content/seed.ts` is in the content folder. */
export type FilePath = string;

export type Import = { path: FilePath; typeOnly: boolean; dynamic: boolean };

/** The imports of every source file below `src` and `content` of the project at `root`; tests are left out. */
export function readImports(root: string): Map<FilePath, Import[]> {
  const files = ['src', 'content']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Map(
    files.map((file) => {
      const path = relative(join(root, 'src'), file).split(sep).join('/');
      return [path, importsOf(path, readFileSync(file, 'utf8'))];
    }),
  );
}

/** Every import of a source file, those of types included; packages are left out. */
export function importsOf(from: FilePath, source: string): Import[] {
  const { module } = parseSync(from, source);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic = false) => {
    const path = resolve(from, specifier);
    if (path !== null) found.push({ path, typeOnly, dynamic });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], false, true);
  }
  return found;
}

function resolve(from: FilePath, specifier: string): FilePath | null {
  if (specifier.startsWith('#content/')) return `../content/${specifier.slice('#content/'.length)}`;
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  return null;
}
